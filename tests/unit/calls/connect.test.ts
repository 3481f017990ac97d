import {expect, it} from 'vitest';
import {
  getCodeOfHttpStatus,
  httpStatusOfCode,
  isConnectCode,
} from '../../../src/calls/codes';
import {addEnvelope, getEnvelopePrefix} from '../../../src/calls/envelope';
import {removeParameters} from '../../../src/calls/mediaTypes';
import {httpStatuses} from './table';

it('every code has the HTTP status of the specification', () => {
  expect(httpStatusOfCode).toEqual(httpStatuses);
});

it.each(['ok', 'NOT_FOUND', 'cancelled', '', '__proto__', ['canceled'], null])(
  '%o is no code',
  (value) => {
    expect(isConnectCode(value)).toBe(false);
  },
);

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
  [500, 'unknown'],
  [0, 'unknown'],
])('HTTP %i without a code means %s', (status, code) => {
  expect(getCodeOfHttpStatus(status)).toBe(code);
});

it.each([
  ['', undefined, '0000000000'],
  ['{}', 2, '02000000027b7d'],
  ['漢', undefined, '0000000003e6bca2'],
  ['\ud83d', undefined, '0000000003efbfbd'],
])('%o with flags %o has the envelope %s', (text, flags, expected) => {
  const bytes = addEnvelope(text, flags);
  expect(Buffer.from(bytes).toString('hex')).toBe(expected);
});

it.each([
  [2 ** 32, 0, 'Length does not fit four bytes: 4294967296'],
  [0, 256, 'Flags do not fit one byte: 256'],
])('an envelope has no room for %d bytes with flags %d', (...args) => {
  const [length, flags, message] = args;
  expect(() => getEnvelopePrefix(length, flags)).toThrow(message);
});

it.each([
  ['Application/JSON', 'application/json'],
  [' application/json ;charset=utf-8; q="a;b"', 'application/json'],
  ['application/jsonp', 'application/jsonp'],
  ['', ''],
])('%o is of the type %o', (contentType, expected) => {
  expect(removeParameters(contentType)).toBe(expected);
});
