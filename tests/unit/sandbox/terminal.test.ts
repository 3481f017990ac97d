import {beforeEach, describe, expect, it, vi} from 'vitest';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {envelope, messagesIn, readToEnd} from './session';

useFastClock();
let {open, call} = pretendSession();
beforeEach(() => {
  ({open, call} = pretendSession());
});

const hello =
  'The sandbox runs no command. It repeats what WriteTTY sends; "exit" ends it.\r\n$ ';
const encoded = (text: string) => Buffer.from(text).toString('base64');
const decoded = (value: unknown) =>
  Buffer.from(String(value), 'base64').toString();

const say = (sessionId: unknown, text: string) =>
  call('Say', {sessionId: String(sessionId), stdin: encoded(text)});

/** Opens a terminal, writes one text after each answer, reads to the end. */
async function talk(...texts: string[]) {
  const waiting = [...texts];
  const output: string[] = [];
  const statuses: number[] = [];
  let sessionId: unknown;
  let end: unknown;
  for await (const {json, flags} of messagesIn(
    await open('Talk', envelope('{}')),
  )) {
    sessionId ??= json.sessionId;
    if (flags === 2) end = json;
    else if (json.stdout !== undefined) {
      output.push(decoded(json.stdout));
      const next = waiting.shift();
      if (next !== undefined) {
        statuses.push((await say(sessionId, next)).status);
      }
    }
  }
  return {sessionId, output, statuses, end};
}

describe('a terminal', () => {
  it('repeats what is written to it until it ends', async () => {
    const {sessionId, output, statuses, end} = await talk(
      'date\nnow\r\n',
      'exit me\n',
      'no exit',
      '漢',
      'exit\n',
      'too late',
    );
    expect(output).toEqual([
      hello,
      'date\r\nnow\r\n$ ',
      'exit me\r\n$ ',
      'no exit$ ',
      '漢$ ',
      'exit\r\n$ ',
    ]);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(end).toEqual({});
    expect(sessionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it.each(['exit', 'exit \r\n', '\u0004'])('ends with %o', async (text) => {
    const {output, end} = await talk(text);
    expect(output).toHaveLength(2);
    expect(end).toEqual({});
    // The greeting, the call and the answer: nothing waited for more.
    expect(passed()).toBe(400 + 60 + 400);
  });

  it('is closed when nobody writes for 20 s', async () => {
    const {output, end} = await talk();
    expect(output).toEqual([hello]);
    expect(end).toEqual({});
    // The pause before the greeting comes first.
    expect(passed()).toBe(20_400);
  });

  it('reads all that was written before it looked', async () => {
    const reader = messagesIn(await open('Talk', envelope('{}')));
    const {value: first} = await reader.next();
    const id = first!.json.sessionId;
    for (const text of ['a', 'b', 'exit']) await say(id, text);
    const output: unknown[] = [];
    for await (const {json} of reader) output.push(decoded(json.stdout ?? ''));
    expect(output).toEqual([hello, 'a$ ', 'b$ ', 'exit$ ', '']);
  });

  it('answers at once where the example has the output', async () => {
    const answer = await open('Run', envelope('{"command": "date"}'));
    const [first, ...others] = await readToEnd(answer);
    expect(first?.json.sessionId).toBeTypeOf('string');
    expect(others).toEqual([
      {flags: 0, json: {stdout: 'bm93'}},
      {flags: 2, json: {}},
    ]);
    expect(passed()).toBe(400);
  });

  it('is not open to a stranger, nor after its end', async () => {
    const expected = {status: 424, body: {code: 'not_found'}};
    expect(await say('stranger', 'a')).toEqual(expected);
    expect(await call('Say')).toEqual(expected);
    const {sessionId} = await talk('exit');
    expect(await say(sessionId, 'a')).toEqual(expected);
  });

  it.each([
    ['before the greeting', 1],
    ['while it waits', 2],
  ])('is not open any more when its reader goes %s', async (_, count) => {
    const reader = messagesIn(await open('Talk', envelope('{}')));
    let sessionId: unknown;
    for (let read = 0; read < count; read++) {
      const {value} = await reader.next();
      sessionId ??= value?.json.sessionId;
    }
    await reader.return(undefined);
    await vi.advanceTimersByTimeAsync(400);
    expect(vi.getTimerCount()).toBe(0);
    const {body} = await say(sessionId, 'a');
    expect(body.code).toBe('not_found');
  });

  it('is one of many', async () => {
    const [a, b] = [
      messagesIn(await open('Talk', envelope('{}'))),
      messagesIn(await open('Talk', envelope('{}'))),
    ];
    const ids = [await a.next(), await b.next()].map(
      ({value}) => value?.json.sessionId,
    );
    expect(ids[0]).not.toBe(ids[1]);
    await say(ids[1], 'to b');
    await say(ids[0], 'to a');
    const outputs: unknown[] = [];
    for (const reader of [a, b]) {
      await reader.next();
      const {value} = await reader.next();
      outputs.push(decoded(value?.json.stdout));
      await reader.return(undefined);
    }
    expect(outputs).toEqual(['to a$ ', 'to b$ ']);
  });
});

it.each([
  ['Say', {stdin: 'no base64!'}],
  ['Say', {sessionId: 5}],
])('%s %o is refused', async (rpc, request) => {
  const {status} = await call(rpc, request);
  expect(status).toBeGreaterThanOrEqual(400);
});
