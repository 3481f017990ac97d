import {describe, expect, it} from 'vitest';
import {enclose, openEnvelope} from '../../../src/sandbox/protocol';
import {envelope} from './session';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe('the one envelope of a request', () => {
  it('holds the text of the message', () => {
    expect(openEnvelope(envelope('{"a":"漢"}'))).toBe('{"a":"漢"}');
    expect(openEnvelope(envelope(''))).toBe('');
  });

  it('may stand anywhere in a buffer', () => {
    const buffer = new Uint8Array([9, 9, ...envelope('{}'), 9]);
    expect(openEnvelope(buffer.subarray(2, 9))).toBe('{}');
  });

  it.each<[Uint8Array, string]>([
    [
      bytes(),
      'the request needs an envelope of 5 bytes before the message, but has 0 bytes in total',
    ],
    [
      bytes(0, 0, 0, 0),
      'the request needs an envelope of 5 bytes before the message, but has 4 bytes in total',
    ],
    [bytes(0, 0, 0, 0, 1), 'the envelope promises 1 bytes, but 0 follow'],
    [bytes(0, 0, 0, 0, 0, 7), 'the envelope promises 0 bytes, but 1 follow'],
    [
      bytes(0, 255, 255, 255, 255, 7),
      'the envelope promises 4294967295 bytes, but 1 follow',
    ],
    [envelope('{}', 1), 'the envelope has flags 1; the sandbox knows only 0'],
    [envelope('{}', 2), 'the envelope has flags 2; the sandbox knows only 0'],
  ])('%o is invalid', (request, message) => {
    expect(() => openEnvelope(request)).toThrow(
      expect.objectContaining({code: 'invalid_argument', message}),
    );
  });
});

it('a message of an answer is JSON in an envelope', () => {
  expect(enclose({a: '漢'})).toEqual(envelope('{"a":"漢"}'));
  expect(enclose({}, 2)).toEqual(envelope('{}', 2));
});
