import {expect, it} from 'vitest';
import {groupsOf} from '../../../src/components/search/groups';
import type {SearchHit, SearchKind} from '../../../src/search/types';

const hit = (kind: SearchKind, title: string): SearchHit => ({
  kind,
  title,
  context: '',
  path: `/${title}`,
  excerpt: '',
  titleMarks: [],
  excerptMarks: [],
});

it('nothing has no groups', () => {
  expect(groupsOf([])).toEqual([]);
});

it('groups come in the order of their best hits, and hits keep theirs', () => {
  const hits = [
    hit('field', 'a'),
    hit('operation', 'b'),
    hit('field', 'c'),
    hit('post', 'd'),
    hit('operation', 'e'),
  ];
  const groups = groupsOf(hits).map(
    ({kind, hits: ofKind}) =>
      `${kind}: ${ofKind.map(({title}) => title).join(' ')}`,
  );
  expect(groups).toEqual(['field: a c', 'operation: b e', 'post: d']);
});

it('only the first are there when fewer are wanted, as they stand in all', () => {
  const hits = [
    hit('field', 'a'),
    hit('operation', 'b'),
    hit('field', 'c'),
    hit('post', 'd'),
  ];
  for (const most of [0, 1, 2, 3, 4, 9]) {
    expect(groupsOf(hits, most).flatMap((group) => group.hits)).toEqual(
      groupsOf(hits)
        .flatMap((group) => group.hits)
        .slice(0, most),
    );
  }
});
