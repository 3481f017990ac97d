import {beforeEach, describe, expect, it, vi} from 'vitest';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {envelope, messagesIn, readToEnd} from './session';

useFastClock();
let {open, call} = pretendSession();
beforeEach(() => {
  ({open, call} = pretendSession());
});

/** What comes when, in milliseconds. */
async function getTimes(answer: Response): Promise<[number, unknown][]> {
  const times: [number, unknown][] = [];
  for await (const {json} of messagesIn(answer)) times.push([passed(), json]);
  return times;
}

describe('a stream', () => {
  it.each([
    ['WatchSeasons', /an example from the page .* whatever the request is\.$/],
    ['WatchTree', /nothing runs that could write/],
    ['Talk', /No command runs/],
  ])('says that it is one, and what it is not: %s', async (rpc, note) => {
    const answer = await open(rpc, envelope('{"scopeUuid": "north"}'));
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/connect+json');
    expect(answer.headers.get('X-Sandbox')).toMatch(note);
  });

  it('of examples sends them with time between, and ends', async () => {
    expect(await getTimes(await open('WatchSeasons', envelope('{}')))).toEqual([
      [0, {line: 'spring'}],
      [400, {line: 'summer'}],
      [800, {line: 'autumn'}],
      [800, {}],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of a log sends the lines of the example and then fresh ones', async () => {
    const answer = await open('WatchTree', envelope('{"name": "ash"}'));
    const times = await getTimes(answer);
    expect(times.slice(0, 3)).toEqual([
      [0, {log: 'a bud'}],
      [400, {log: 'a leaf'}],
      [800, {log: '2026-03-12T14:05:41Z INFO GET /health 200'}],
    ]);
    expect(times.at(-1)).toEqual([2000, {}]);
  });

  it.each([
    [
      'no envelope',
      Buffer.from('{}'),
      'the request needs an envelope of 5 bytes before the message, but has 2 bytes in total',
    ],
    [
      'a wrong length',
      Buffer.from('\0\0\0\0\x09{}'),
      'the envelope promises 9 bytes, but 2 follow',
    ],
    [
      'a message of another kind',
      envelope('{}', 1),
      'the envelope has flags 1; the sandbox knows only 0',
    ],
    ['an empty message', envelope(''), 'the body is empty'],
    ['no JSON', envelope('{'), 'the body is not JSON'],
    ['a wrong type', envelope('{"name": 5}'), 'name: '],
  ])('ends at once for %s', async (_, body, message) => {
    const answer = await open('WatchTree', body);
    expect(answer.status).toBe(200);
    expect(await readToEnd(answer)).toEqual([
      {
        flags: 2,
        json: {
          error: {
            code: 'invalid_argument',
            message: expect.stringContaining(message) as string,
          },
        },
      },
    ]);
  });
});

const hello =
  'The sandbox runs no command. It repeats what WriteTTY sends; "exit" ends it.\r\n$ ';
const decoded = (value: unknown) =>
  Buffer.from(String(value), 'base64').toString();

const say = (sessionId: unknown, text: string) =>
  call('Say', {
    sessionId: String(sessionId),
    stdin: Buffer.from(text).toString('base64'),
  });

/** Opens a terminal, writes one text after each answer, reads to the end. */
async function talk(...texts: string[]) {
  const waiting = [...texts];
  const output: string[] = [];
  let sessionId: unknown;
  let end: unknown;
  const messages = messagesIn(await open('Talk', envelope('{}')));
  for await (const {json, flags} of messages) {
    sessionId ??= json.sessionId;
    if (flags === 2) end = json;
    else if (json.stdout !== undefined) {
      output.push(decoded(json.stdout));
      const next = waiting.shift();
      if (next !== undefined) {
        expect((await say(sessionId, next)).status).toBe(200);
      }
    }
  }
  return {sessionId, output, end};
}

describe('a terminal', () => {
  it('repeats what is written to it until it ends', async () => {
    const {output, end} = await talk(
      'date\nnow\r\n',
      'exit me\n',
      '漢',
      'exit\n',
    );
    expect(output).toEqual([
      hello,
      'date\r\nnow\r\n$ ',
      'exit me\r\n$ ',
      '漢$ ',
      'exit\r\n$ ',
    ]);
    expect(end).toEqual({});
  });

  it.each(['exit \r\n', '\u0004'])('ends with %o', async (text) => {
    expect((await talk(text)).output).toHaveLength(2);
    // The greeting, the call and the answer: nothing waited for more.
    expect(passed()).toBe(400 + 60 + 400);
  });

  it('is closed when nobody writes for 20 s', async () => {
    const {output, end} = await talk();
    expect([output, end]).toEqual([[hello], {}]);
    // The pause before the greeting comes first.
    expect(passed()).toBe(20_400);
  });

  it('answers at once where the example has the output', async () => {
    const answer = await open('Run', envelope('{"command": "date"}'));
    const [first, ...others] = await readToEnd(answer);
    expect(first?.json.sessionId).toBeTypeOf('string');
    expect(others).toEqual([
      {flags: 0, json: {stdout: 'bm93'}},
      {flags: 2, json: {}},
    ]);
  });

  it('is open neither to a stranger, nor after its end, nor without its reader', async () => {
    const expected = {status: 424, body: {code: 'not_found'}};
    expect(await say('stranger', 'a')).toEqual(expected);
    const {sessionId} = await talk('exit');
    expect(await say(sessionId, 'a')).toEqual(expected);
    const reader = messagesIn(await open('Talk', envelope('{}')));
    const {value} = await reader.next();
    await reader.return(undefined);
    await vi.advanceTimersByTimeAsync(400);
    expect(vi.getTimerCount()).toBe(0);
    expect(await say(value?.json.sessionId, 'a')).toEqual(expected);
  });

  it('is one of many, and reads all that was written before it looked', async () => {
    const readers = [
      messagesIn(await open('Talk', envelope('{}'))),
      messagesIn(await open('Talk', envelope('{}'))),
    ];
    const ids: unknown[] = [];
    for (const reader of readers) {
      ids.push((await reader.next()).value?.json.sessionId);
    }
    await say(ids[1], 'to b');
    for (const text of ['to a', 'more', 'exit']) await say(ids[0], text);
    const outputs: unknown[] = [];
    for await (const {json} of readers[0]!) outputs.push(decoded(json.stdout));
    expect(outputs.slice(1, -1)).toEqual(['to a$ ', 'more$ ', 'exit$ ']);
    await readers[1]!.next();
    const {value} = await readers[1]!.next();
    expect(decoded(value?.json.stdout)).toBe('to b$ ');
    await readers[1]!.return(undefined);
  });
});
