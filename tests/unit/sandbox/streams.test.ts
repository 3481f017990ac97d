import {beforeEach, describe, expect, it, vi} from 'vitest';
import {streamResponse} from '../../../src/sandbox/respond';
import {passed, useFastClock} from './clock';
import {data} from './pretend';
import {envelope, messagesIn, readToEnd, sessionOf} from './session';

useFastClock();
let {open} = sessionOf(data);
beforeEach(() => {
  ({open} = sessionOf(data));
});

/** What comes when, in milliseconds. */
async function timesOf(answer: Response): Promise<[number, unknown][]> {
  const times: [number, unknown][] = [];
  for await (const {json} of messagesIn(answer)) times.push([passed(), json]);
  return times;
}

describe('a stream', () => {
  it('says that it is one, and that nothing is real', async () => {
    const answer = await open('WatchSeasons', envelope('{}'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/connect+json');
    expect(answer.headers.get('X-Sandbox')).toBe('Nothing here is real.');
    await answer.body?.cancel();
  });

  it('of examples sends them with time between, and ends', async () => {
    expect(await timesOf(await open('WatchSeasons', envelope('{}')))).toEqual([
      [0, {line: 'spring'}],
      [400, {line: 'summer'}],
      [800, {line: 'autumn'}],
      [800, {}],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of lines sends those of the example and then its own', async () => {
    const answer = await open('WatchTree', envelope('{"name": "ash"}'));
    expect(await timesOf(answer)).toEqual([
      [0, {line: 'a bud'}],
      [400, {line: 'a leaf'}],
      [800, {line: 'a flower'}],
      [1200, {line: 'a fruit'}],
      [1200, {}],
    ]);
  });

  it('of lines may have none of its own', async () => {
    const {operations} = data.rules;
    const rules = {
      ...data.rules,
      operations: {
        ...operations,
        WatchTree: {stream: 'lines' as const, field: 'line'},
      },
    };
    const session = sessionOf({...data, rules});
    const answer = await session.open('WatchTree', envelope('{}'));
    expect(await timesOf(answer)).toEqual([
      [0, {line: 'a bud'}],
      [400, {line: 'a leaf'}],
      [400, {}],
    ]);
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
    expect(await readToEnd(streamResponse(fails, undefined))).toEqual([
      {flags: 0, json: {line: 'a'}},
      {flags: 2, json: {error: {code: 'internal', message: 'broken'}}},
    ]);
  });
});

describe('a stream that nobody reads any more', () => {
  /** A stream without an end, and what is known of it. */
  function endless(timeout: number | undefined) {
    const seen = {made: 0, ended: false, aborted: false};
    const answer = streamResponse(async function* (signal) {
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
