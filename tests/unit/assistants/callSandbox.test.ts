import {expect, it} from 'vitest';
import {callSandbox} from '../../../src/assistants/callSandbox';
import type {AssistantOperation} from '../../../src/assistants/model';
import {createSandbox} from '../../../src/sandbox/createSandbox';
import {
  createErrorNote,
  exampleNote,
  noteHeader,
  sandboxNote,
} from '../../../src/sandbox/notes';
import {data} from '../sandbox/pretend';

const sandbox = createSandbox(data, {latency: 0});

const describe = (
  rpc: string,
  more: Partial<AssistantOperation> = {},
): AssistantOperation => ({
  operation: rpc,
  path: `/holt.a.v1.AService/${rpc}`,
  page: '',
  headers: {
    'Content-Type': `application/${more.streaming ? 'connect+' : ''}json`,
    'Connect-Protocol-Version': '1',
  },
  fields: [],
  ...more,
});

const call = (rpc: string, message: object, streaming = false) =>
  callSandbox(
    describe(rpc, streaming ? {streaming: true} : {}),
    message,
    sandbox,
  );

it('gives status and body, of an error too', async () => {
  expect(await call('ListScopes', {})).toMatchObject({
    status: 200,
    body: {scopes: [{uuid: 'north'}, {uuid: 'south'}]},
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
  const headers = {[noteHeader]: `${sandboxNote} ${createErrorNote(1)}`};
  const answer = await callSandbox(describe('GrowTree'), {}, () =>
    Promise.resolve(new Response('{"code":"unknown"}', {status: 500, headers})),
  );
  expect(answer).toEqual({
    status: 500,
    note: createErrorNote(1),
    body: {code: 'unknown'},
  });
});
