import {beforeEach, describe, expect, it, vi} from 'vitest';
import {addEnvelope} from '../../../src/calls/envelope';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {messagesIn, readToEnd} from './session';

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
  it.each([
    ['WatchSeasons', /an example from the page .* whatever the request is\.$/],
    ['WatchTree', /^Nothing here is real\. Nothing grows\.$/],
  ])('says that it is one, and what it is not: %s', async (rpc, note) => {
    const answer = await open(rpc, addEnvelope('{"scopeUuid": "north"}'));
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/connect+json');
    expect(answer.headers.get('X-Sandbox')).toMatch(note);
  });

  it('of examples sends them with time between, and ends', async () => {
    expect(
      await getTimes(await open('WatchSeasons', addEnvelope('{}'))),
    ).toEqual([
      [0, {line: 'spring'}],
      [400, {line: 'summer'}],
      [800, {line: 'autumn'}],
      [800, {}],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of a rule sends its messages with what the example has', async () => {
    const answer = await open('WatchTree', addEnvelope('{"name": "ash"}'));
    expect(await getTimes(answer)).toEqual([
      [0, {log: 'a bud'}],
      [400, {log: 'a leaf'}],
      [400, {}],
    ]);
  });

  it.each([
    [
      'no envelope',
      Buffer.from('{}'),
      'protocol error: incomplete envelope: unexpected EOF',
    ],
    [
      'a wrong length',
      Buffer.from('\0\0\0\0\x09{}'),
      'protocol error: promised 9 bytes in enveloped message, got 2 bytes',
    ],
    [
      'a message of another kind',
      addEnvelope('{}', 1),
      'the envelope has flags 1; the sandbox knows only 0',
    ],
    ['no JSON', addEnvelope('{'), 'unmarshal message: proto: syntax error: '],
    ['a wrong type', addEnvelope('{"name": 5}'), 'string field name: 5'],
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
