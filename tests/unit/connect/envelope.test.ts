import {describe, expect, it} from 'vitest';
import {
  compressedFlag,
  addEnvelope,
  endFlag,
  getEnvelopePrefix,
  escapeOctal,
  prefixLength,
} from '../../../src/connect/envelope';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('a prefix', () => {
  it.each([
    [0, 0, '0000000000'],
    [15, 0, '000000000f'],
    [2, 2, '0200000002'],
    [0x01020304, 0, '0001020304'],
    [0xffffffff, 0xff, 'ffffffffff'],
  ])('of %i bytes with flags %i is %s', (length, flags, expected) => {
    expect(hex(getEnvelopePrefix(length, flags))).toBe(expected);
  });

  it('has no flags unless told', () => {
    expect(hex(getEnvelopePrefix(1))).toBe('0000000001');
  });

  it.each([-1, 1.5, 2 ** 32, NaN, Infinity])(
    'has no room for a length of %d',
    (length) => {
      expect(() => getEnvelopePrefix(length)).toThrow(
        new RangeError(`Length does not fit four bytes: ${length}`),
      );
    },
  );

  it.each([-1, 0.5, 256, NaN])('has no room for flags of %d', (flags) => {
    expect(() => getEnvelopePrefix(0, flags)).toThrow(
      new RangeError(`Flags do not fit one byte: ${flags}`),
    );
  });

  it('is what the protocol says', () => {
    expect([prefixLength, compressedFlag, endFlag]).toEqual([5, 1, 2]);
  });

  it('is written for `printf` with three digits a byte', () => {
    expect(escapeOctal(new Uint8Array([0, 7, 8, 64, 255]))).toBe(
      String.raw`\000\007\010\100\377`,
    );
    expect(escapeOctal(new Uint8Array())).toBe('');
  });
});

describe('a text in an envelope', () => {
  it.each([
    ['', undefined, '0000000000'],
    ['{}', undefined, '00000000027b7d'],
    ['{}', 2, '02000000027b7d'],
    ['漢', undefined, '0000000003e6bca2'],
    ['\ud83d', undefined, '0000000003efbfbd'],
  ])('%o with flags %o is %s', (text, flags, expected) => {
    expect(hex(addEnvelope(text, flags))).toBe(expected);
  });
});
