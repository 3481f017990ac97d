import {describe, expect, it} from 'vitest';
import {
  parseAddress,
  isWithin,
  getNetwork,
  overlaps,
  getRange,
  getSize,
  type Range,
} from '../../../src/sandbox/handlers/addresses';

it.each([
  ['0.0.0.0', 32, 0n],
  ['192.0.2.1', 32, 0xc0000201n],
  ['::', 128, 0n],
  ['::1', 128, 1n],
  ['2001:db8::ff:1', 128, 0x20010db8000000000000000000ff0001n],
  ['1:2:3:4:5:6:7:8', 128, 0x00010002000300040005000600070008n],
])('%s is an address', (text, bits, value) => {
  expect(parseAddress(text)).toEqual({bits, value});
});

it.each([
  '',
  'banana',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.1/24',
  ':',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7::8',
  '12345::',
  'g::',
])('"%s" is no address', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

const four = (first: number, last: number): Range => ({
  bits: 32,
  first: BigInt(first),
  last: BigInt(last),
});

describe('a network', () => {
  it.each([
    ['0.0.1.7/24', four(256, 511)],
    ['0.0.0.9/32', four(9, 9)],
    ['::/126', {bits: 128, first: 0n, last: 3n}],
  ])('%s', (cidr, expected) => {
    expect(getNetwork(cidr)).toEqual(expected);
  });

  it.each(['', '192.0.2.0', '192.0.2.0/33', '192.0.2.0/', '::/129', 'a/8'])(
    'is not "%s"',
    (cidr) => {
      expect(getNetwork(cidr)).toBeUndefined();
    },
  );
});

it('a range has two ends of one family, in any order', () => {
  expect(getRange('0.0.0.3', '0.0.0.9')).toEqual(four(3, 9));
  expect(getRange('0.0.0.9', '0.0.0.3')).toEqual(four(9, 3));
  expect(getRange('0.0.0.9', '::9')).toBeUndefined();
  expect(getRange('here', '0.0.0.9')).toBeUndefined();
});

it('ranges are within others and overlap', () => {
  const six: Range = {bits: 128, first: 3n, last: 5n};
  expect(isWithin(four(3, 5), four(3, 5))).toBe(true);
  expect(isWithin(four(3, 6), four(3, 5))).toBe(false);
  expect(isWithin(four(2, 5), four(3, 5))).toBe(false);
  expect(isWithin(six, four(0, 9))).toBe(false);
  expect(overlaps(four(3, 5), four(5, 9))).toBe(true);
  expect(overlaps(four(5, 9), four(3, 5))).toBe(true);
  expect(overlaps(four(3, 4), four(5, 9))).toBe(false);
  expect(overlaps(six, four(0, 9))).toBe(false);
});

it('an address counts once in however many ranges', () => {
  expect(getSize([])).toBe(0n);
  expect(getSize([four(5, 9), four(0, 2), four(1, 6), four(2, 2)])).toBe(10n);
  expect(getSize([four(0, 0), four(9, 3)])).toBe(1n);
});
