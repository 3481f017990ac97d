import {expect, it} from 'vitest';
import {groupHits} from '../../../src/components/search/groups';
import {
  getAddress,
  queryIn,
  removeQuery,
} from '../../../src/components/search/queryAddress';
import type {SearchHit, SearchKind} from '../../../src/search/types';

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
  groupHits(hits).map(({kind}) => kind);

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
