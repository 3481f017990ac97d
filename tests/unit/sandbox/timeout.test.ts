import {beforeEach, describe, expect, it} from 'vitest';
import {passed, useFastClock} from './clock';
import {pretendSession} from './pretend';
import {envelope, readToEnd} from './session';

useFastClock();
let {send, open} = pretendSession();
beforeEach(() => {
  ({send, open} = pretendSession());
});

const climb = '/holt.a.v1.AService/ClimbTree';
const late = {code: 'deadline_exceeded', message: 'the time is over'};

describe('a unary call', () => {
  const within = (timeout: string) =>
    send(climb, '{}', {'Connect-Timeout-Ms': timeout});

  it.each(['60', '61', '0000000060', '2147483648', '9999999999'])(
    'has time enough within %s ms',
    async (timeout) => {
      expect((await within(timeout)).status).toBe(200);
      expect(passed()).toBe(60);
    },
  );

  it.each([
    ['0', 0],
    ['1', 1],
    ['59', 59],
    ['0000000059', 59],
  ])('is too late after %s ms, and says so then', async (timeout, after) => {
    expect(await within(timeout)).toEqual({status: 524, body: late});
    expect(passed()).toBe(after);
  });

  it.each([
    '10000000000',
    '00000000060',
    '-1',
    '+60',
    '6 0',
    '60ms',
    'ms60',
    '60.0',
    '6e1',
    '0x60',
    'Infinity',
    '',
    '60, 60',
  ])('has no time that is written "%s"', async (timeout) => {
    expect(await within(timeout)).toEqual({
      status: 421,
      body: {
        code: 'invalid_argument',
        message: `Connect-Timeout-Ms must be at most 10 digits, but is "${timeout}"`,
      },
    });
  });

  it('may have blanks around the time, which HTTP takes away', async () => {
    expect((await within(' 60 ')).status).toBe(200);
  });
});

describe('a stream', () => {
  const spring = {flags: 0, json: {line: 'spring'}};
  const summer = {flags: 0, json: {line: 'summer'}};
  const autumn = {flags: 0, json: {line: 'autumn'}};
  const within = async (timeout: string) =>
    readToEnd(
      await open('WatchSeasons', envelope('{}'), {
        'Connect-Timeout-Ms': timeout,
      }),
    );

  it.each([
    ['100', [spring]],
    ['399', [spring]],
    ['500', [spring, summer]],
  ])('ends after %s ms with what came until then', async (timeout, came) => {
    expect(await within(timeout)).toEqual([
      ...came,
      {flags: 2, json: {error: late}},
    ]);
    expect(passed()).toBe(Number(timeout));
  });

  it.each(['801', '2147483647', '2147483648', '9999999999'])(
    'has time enough within %s ms',
    async (timeout) => {
      expect(await within(timeout)).toEqual([
        spring,
        summer,
        autumn,
        {flags: 2, json: {}},
      ]);
      expect(passed()).toBe(800);
    },
  );

  it.each(['10000000000', '-1', 'soon', ''])(
    'has no time that is written "%s"',
    async (timeout) => {
      const message = `Connect-Timeout-Ms must be at most 10 digits, but is "${timeout}"`;
      expect(await within(timeout)).toEqual([
        {flags: 2, json: {error: {code: 'invalid_argument', message}}},
      ]);
    },
  );
});
