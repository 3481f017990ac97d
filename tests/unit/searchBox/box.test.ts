import {expect, it} from 'vitest';
import {groupHits, looksPasted} from '../../../src/components/search/groups';
import {
  getAddress,
  queryIn,
  removeQuery,
} from '../../../src/components/search/queryAddress';
import type {SearchHit, SearchKind} from '../../../src/search';

it.each(['pool', '儲存集區', 'a&b=c#d?e/f', '"><script>', '%E0%A4%A', '.*[('])(
  'the address of a search keeps %j, and loses nothing else with it',
  (query) => {
    const address = getAddress(query);
    expect(queryIn(address)).toBe(query);
    const rest = removeQuery(`?a=1&${address.slice(1)}&b=%20%zz`);
    expect(rest).toBe('?a=1&b=%20%zz');
    expect(queryIn(rest)).toBeNull();
  },
);

const hit = (kind: SearchKind, isLiteral = false): SearchHit => ({
  kind,
  title: kind,
  context: '',
  path: `/${kind}`,
  excerpt: '',
  titleMarks: [],
  excerptMarks: [],
  isLiteral,
});
const kindsOf = (hits: SearchHit[]): SearchKind[] =>
  groupHits(hits).map(({hits: [first]}) => first!.kind);

it('groups come in one order, but that of what is meant by name is first', () => {
  const others = [hit('guide'), hit('operation')];
  expect(kindsOf([hit('field'), ...others])).toEqual([
    'operation',
    'guide',
    'field',
  ]);
  expect(kindsOf([hit('field', true), ...others])).toEqual([
    'field',
    'operation',
    'guide',
  ]);
  expect(kindsOf([])).toEqual([]);
});

it.each([
  ['pods "api-0" not found', true],
  ['rpc error: code = Unknown', true],
  ['install failed after 5m', true],
  ['create a pool', false],
  ['CreatePool', false],
  ['{}', false],
])('%j looks like an error: %s', (query, expected) => {
  expect(looksPasted(query)).toBe(expected);
});
