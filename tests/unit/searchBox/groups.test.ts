import {expect, it} from 'vitest';
import {groupHits} from '../../../src/components/search/groups';
import type {SearchHit, SearchKind} from '../../../src/search/types';

const hit = (
  kind: SearchKind,
  title: string,
  more: Partial<SearchHit> = {},
): SearchHit => ({
  kind,
  title,
  context: '',
  path: `/${title}`,
  excerpt: '',
  titleMarks: [],
  excerptMarks: [],
  ...more,
});

const collectNames = (hits: SearchHit[]): string[] =>
  groupHits(hits).map(
    ({kind, hits: ofKind}) =>
      `${kind}: ${ofKind.map(({title}) => title).join(' ')}`,
  );

it('nothing has no groups', () => {
  expect(groupHits([])).toEqual([]);
});

it('groups come in one order for all queries, and hits keep theirs', () => {
  const kinds: SearchKind[] = [
    'post',
    'document',
    'field',
    'service',
    'error',
    'header',
    'value',
    'schema',
    'guide',
    'operation',
  ];
  const hits = [...kinds, ...kinds].map((kind, index) => hit(kind, `${index}`));
  expect(collectNames(hits)).toEqual([
    'operation: 9 19',
    'guide: 8 18',
    'document: 1 11',
    'schema: 7 17',
    'field: 2 12',
    'value: 6 16',
    'header: 5 15',
    'error: 4 14',
    'service: 3 13',
    'post: 0 10',
  ]);
});

it('the group of a best hit that is meant by name stays first', () => {
  const others = [hit('guide', 'b'), hit('operation', 'c')];
  expect(
    collectNames([hit('field', 'a', {isLiteral: true}), ...others]),
  ).toEqual(['field: a', 'operation: c', 'guide: b']);
  expect(
    collectNames([hit('error', 'a', {isLiteral: true}), ...others])[0],
  ).toBe('error: a');
});

it('one that is not the best is no reason to put its group first', () => {
  const hits = [
    hit('field', 'a'),
    hit('schema', 'b', {isLiteral: true}),
    hit('error', 'c'),
    hit('operation', 'd'),
  ];
  expect(collectNames(hits)[0]).toBe('operation: d');
});

it('only the first are there when fewer are wanted, as they stand in all', () => {
  const hits = [
    hit('field', 'a'),
    hit('operation', 'b'),
    hit('field', 'c'),
    hit('post', 'd'),
  ];
  for (const most of [0, 1, 2, 3, 4, 9]) {
    expect(groupHits(hits, most).flatMap((group) => group.hits)).toEqual(
      groupHits(hits)
        .flatMap((group) => group.hits)
        .slice(0, most),
    );
  }
});
