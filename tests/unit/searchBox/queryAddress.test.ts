import {describe, expect, it} from 'vitest';
import {
  getAddress,
  queryIn,
  removeQuery,
} from '../../../src/components/search/queryAddress';

const hostile = [
  '',
  'pool',
  '儲存集區',
  'a&b=c#d?e/f',
  '"><script>alert(1)</script>',
  'x'.repeat(10_000),
  '%E0%A4%A',
  '.*[(',
];

describe('the address of a search', () => {
  it.each(hostile)('keeps %j', (query) => {
    expect(queryIn(getAddress(query))).toBe(query);
  });
});

describe('queryIn', () => {
  it.each([
    ['', null],
    ['?', null],
    ['?a=q', null],
    ['?Q=1', null],
    ['?q', ''],
    ['?q=', ''],
    ['?a=1&q=a+b', 'a b'],
    ['?q=%zz', '%zz'],
    ['?q=first&q=second', 'first'],
  ])('of %j is %j', (search, query) => {
    expect(queryIn(search)).toBe(query);
  });
});

describe('removeQuery', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?q', ''],
    ['?q=pool', ''],
    ['?q=a&q=b', ''],
    ['?a=1&q=pool&b=%20%zz', '?a=1&b=%20%zz'],
    ['?%71=pool&a', '?a'],
    ['?aq=1&q=2&=q', '?aq=1&=q'],
    ['?tab=%E6%A9%9F+x', '?tab=%E6%A9%9F+x'],
  ])('of %j is %j', (search, rest) => {
    expect(removeQuery(search)).toBe(rest);
    expect(queryIn(rest)).toBeNull();
  });
});
