import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createStreamResponse} from '../../../src/sandbox/streams';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {envelope, messagesIn, readToEnd} from './session';

useFastClock();
let {open} = pretendSession();
beforeEach(() => {
  ({open} = pretendSession());
});

/** What comes when, in milliseconds. */
async function getTimes(answer: Response): Promise<[number, unknown][]> {
  const times: [number, unknown][] = [];
  for await (const {json} of messagesIn(answer)) times.push([passed(), json]);
  return times;
}

describe('a stream', () => {
  it('says that it is one, and that nothing is real', async () => {
    const answer = await open('WatchSeasons', envelope('{}'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/connect+json');
    expect(answer.headers.get('X-Sandbox')).toBe(
      'Nothing here is real. This is an example from the page of the operation, whatever the request is.',
    );
    await answer.body?.cancel();
  });

  it('of a log or a terminal says what it is not', async () => {
    const noteOf = async (rpc: string) => {
      const answer = await open(rpc, envelope('{"scopeUuid": "north"}'));
      await answer.body?.cancel();
      return answer.headers.get('X-Sandbox');
    };
    expect(await noteOf('WatchTree')).toMatch(/nothing runs that could write/);
    expect(await noteOf('Talk')).toMatch(/No command runs/);
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
    ['no envelope', Buffer.from('{}'), 'the request needs an envelope'],
    [
      'a wrong length',
      Buffer.from('\0\0\0\0\x09{}'),
      'the envelope promises 9',
    ],
    ['an empty message', envelope(''), 'the body is empty'],
    ['no JSON', envelope('{'), 'the body is not JSON'],
    ['a wrong type', envelope('{"name": 5}'), 'name: '],
  ])('ends at once for %s', async (_, body, message) => {
    const answer = await open('WatchTree', body);
    expect(answer.status).toBe(200);
    const [end, ...others] = await readToEnd(answer);
    const {code, message: words} = end!.json.error as Record<string, string>;
    expect([end!.flags, code, others]).toEqual([2, 'invalid_argument', []]);
    expect(words).toContain(message);
  });

  it('that fails in the middle keeps what came, and says why', async () => {
    const fails = async function* () {
      yield await Promise.resolve({line: 'a'});
      throw new TypeError('broken');
    };
    expect(await readToEnd(createStreamResponse(fails, undefined))).toEqual([
      {flags: 0, json: {line: 'a'}},
      {flags: 2, json: {error: {code: 'internal', message: 'broken'}}},
    ]);
  });
});

describe('a stream that nobody reads any more', () => {
  /** A stream without an end, and what is known of it. */
  function endless(timeout: number | undefined) {
    const seen = {made: 0, ended: false, aborted: false};
    const answer = createStreamResponse(async function* (signal) {
      try {
        for (;;) {
          seen.made += 1;
          yield await Promise.resolve({});
        }
      } finally {
        seen.ended = true;
        seen.aborted = signal.aborted;
      }
    }, timeout);
    return {seen, answer};
  }

  it('is told so, and keeps no timer', async () => {
    const {seen, answer} = endless(5000);
    const reader = answer.body!.getReader();
    await reader.read();
    await reader.read();
    expect(passed()).toBe(400);
    const {made} = seen;
    await reader.cancel();
    await vi.advanceTimersByTimeAsync(400);
    expect(vi.getTimerCount()).toBe(0);
    expect(seen).toEqual({made, ended: true, aborted: true});
  });

  it('ends what makes its messages when the time is over', async () => {
    const {seen, answer} = endless(500);
    const last = (await readToEnd(answer)).at(-1);
    expect(last?.json).toMatchObject({error: {code: 'deadline_exceeded'}});
    expect(seen).toMatchObject({ended: true, aborted: true});
  });
});
