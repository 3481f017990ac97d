import {expect, it} from 'vitest';
import {callSandbox} from '../../../src/assistants/callSandbox';
import {describeOperation} from '../../../src/assistants/describeOperation';
import type {DescribedOperation} from '../../../src/assistants/model';
import type {Reference} from '../../../src/api/model';
import {createSandbox} from '../../../src/sandbox/createSandbox';
import {
  createErrorNote,
  exampleNote,
  noteHeader,
} from '../../../src/sandbox/notes';
import {operation} from '../generate/pages/model';
import {data} from '../sandbox/pretend';

const nothing = {services: [], schemas: new Map()} as unknown as Reference;
const sandbox = createSandbox(data, {latency: 0}, {});

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

it('gives status and body, of an error too', async () => {
  expect(await call('ListScopes', {})).toMatchObject({
    status: 200,
    body: {scopes: [{uuid: 'north'}, {uuid: 'south'}]},
  });
  expect(await call('ListScopes', '{"broken')).toMatchObject({
    status: 421,
    body: {code: 'invalid_argument'},
  });
  expect(await call('Nothing', {})).toEqual({
    status: 404,
    body: 'No operation is at /holt.a.v1.AService/Nothing\n',
  });
});

it('says that an answer is an example, and which fields nobody reads', async () => {
  expect(await call('ClimbTree', {name: 'yew', hieght: 3})).toEqual({
    status: 200,
    note: `${exampleNote} The message has no field name, hieght: the server ignores what it does not know.`,
    body: {view: 'the sea'},
  });
  expect(await call('ListScopes', {})).not.toHaveProperty('note');
});

it('gives the messages of a stream and its end', async () => {
  expect(await call('WatchSeasons', {}, true)).toEqual({
    status: 200,
    note: exampleNote,
    messages: [{line: 'spring'}, {line: 'summer'}, {line: 'autumn'}],
    end: {},
  });
});

it('says which error of the operation it is', async () => {
  const cause = {cause: 'The tree is ill.', check: 'Look.', fix: 'Heal it.'};
  const described = {
    path: '/holt.a.v1.AService/GrowTree',
    headers: {},
    request: {fields: []},
    errors: [
      {code: 'not_found', httpStatus: 404, cause: 'No wood.'},
      {code: 'unknown', httpStatus: 500, ...cause},
    ],
  } as unknown as DescribedOperation;
  const headers = {[noteHeader]: createErrorNote(1)};
  const answer = await callSandbox(described, {}, () =>
    Promise.resolve(new Response('{"code":"unknown"}', {status: 500, headers})),
  );
  expect(answer).toEqual({status: 500, body: {code: 'unknown'}, cause});
});
