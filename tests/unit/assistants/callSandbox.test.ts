import {expect, it} from 'vitest';
import {callSandbox} from '../../../src/assistants/callSandbox';
import {describeOperation} from '../../../src/assistants/describeOperation';
import type {Reference} from '../../../src/reference/model';
import {createSandbox} from '../../../src/sandbox/createSandbox';
import type {DescribedOperation} from '../../../src/assistants/model';
import {
  createErrorNote,
  exampleNote,
  noteHeader,
  sandboxNote,
} from '../../../src/sandbox/notes';
import {operation} from '../pages/model';
import {data} from '../sandbox/pretend';
import {handlers} from '../sandbox/rules';

const nothing = {services: [], schemas: new Map()} as unknown as Reference;
const sandbox = createSandbox(data, {latency: 0}, handlers);

function call(rpc: string, message: unknown, streaming = false) {
  const mediaType = streaming ? 'application/connect+json' : 'application/json';
  const path = `/holt.a.v1.AService/${rpc}`;
  const base = operation({rpc, path, streaming});
  const described = describeOperation(
    {...base, request: {...base.request, mediaType}},
    nothing,
  );
  return callSandbox(described, message, sandbox);
}

it('gives status and body', async () => {
  const {status, body} = await call('ListScopes', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({scopes: [{uuid: 'north'}, {uuid: 'south'}]});
});

it('gives the error of a refused message', async () => {
  const {status, body} = await call('ListScopes', '{"broken');
  expect(status).toBe(421);
  expect(body).toMatchObject({code: 'invalid_argument'});
});

it('says that an answer is an example, whatever was asked', async () => {
  expect(await call('ClimbTree', {})).toEqual({
    status: 200,
    note: exampleNote,
    body: {view: 'the sea'},
  });
  expect(await call('ListScopes', {})).not.toHaveProperty('note');
});

it('says which error of the operation it is, which may have no message', async () => {
  const errors = [
    {code: 'not_found', httpStatus: 404, cause: 'No wood.'},
    {
      code: 'unknown',
      httpStatus: 500,
      cause: 'The tree is ill.',
      check: 'Look at it.',
      fix: 'Heal it.',
    },
  ];
  const described = {
    path: '/holt.a.v1.AService/GrowTree',
    headers: {},
    request: {fields: []},
    errors,
  } as unknown as DescribedOperation;
  const answerWith = (note: string) =>
    callSandbox(described, {}, () =>
      Promise.resolve(
        new Response('{"code":"unknown"}', {
          status: 500,
          headers: {[noteHeader]: note},
        }),
      ),
    );
  expect(await answerWith(`${sandboxNote} ${createErrorNote(1)}`)).toEqual({
    status: 500,
    body: {code: 'unknown'},
    cause: {
      cause: 'The tree is ill.',
      check: 'Look at it.',
      fix: 'Heal it.',
    },
  });
  expect(await answerWith(sandboxNote)).toEqual({
    status: 500,
    body: {code: 'unknown'},
  });
});

it('says which fields the message does not have', async () => {
  const {note} = await call('ClimbTree', {name: 'yew', hieght: 3});
  expect(note).toBe(
    `${exampleNote} The message has no field name, hieght: the server ignores what it does not know.`,
  );
});

it('gives the messages of a stream and its end', async () => {
  expect(await call('WatchSeasons', {}, true)).toEqual({
    status: 200,
    note: exampleNote,
    messages: [{line: 'spring'}, {line: 'summer'}, {line: 'autumn'}],
    end: {},
  });
});

it('gives the text of what is no operation', async () => {
  expect(await call('Nothing', {})).toEqual({
    status: 404,
    body: 'No operation is at /holt.a.v1.AService/Nothing\n',
  });
});
