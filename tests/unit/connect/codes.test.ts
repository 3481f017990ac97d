import {expect, it} from 'vitest';
import {
  getCodeOfHttpStatus,
  httpStatusOfCode,
  isConnectCode,
} from '../../../src/connect/codes';
import {httpStatuses} from './table';

it('every code has the HTTP status of the specification', () => {
  expect(httpStatusOfCode).toEqual(httpStatuses);
});

it.each(Object.keys(httpStatuses))('%s is a code', (code) => {
  expect(isConnectCode(code)).toBe(true);
});

it.each([
  'ok',
  'NOT_FOUND',
  'notFound',
  'cancelled',
  '',
  'toString',
  'constructor',
  '__proto__',
  ['canceled'],
  404,
  null,
  undefined,
  {},
])('%o is no code', (value) => {
  expect(isConnectCode(value)).toBe(false);
});

// https://connectrpc.com/docs/protocol#http-to-error-code
it.each([
  [400, 'internal'],
  [401, 'unauthenticated'],
  [403, 'permission_denied'],
  [404, 'unimplemented'],
  [429, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('HTTP %i without a code means %s', (status, code) => {
  expect(getCodeOfHttpStatus(status)).toBe(code);
});

it('every other HTTP status means unknown', () => {
  const named = [400, 401, 403, 404, 429, 502, 503, 504];
  for (let status = 100; status < 600; status++) {
    if (named.includes(status)) continue;
    expect(getCodeOfHttpStatus(status)).toBe('unknown');
  }
  for (const status of [0, -1, 1000, NaN]) {
    expect(getCodeOfHttpStatus(status)).toBe('unknown');
  }
});
