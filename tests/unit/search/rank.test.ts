import {describe, expect, it} from 'vitest';
import {scoreOf, type Evidence} from '../../../src/search/rank';

const score = (more: Partial<Evidence>): number =>
  scoreOf({
    kind: 'field',
    isAddress: false,
    exact: undefined,
    isPhrase: false,
    start: 0,
    coverage: 1,
    fit: 0.5,
    tightness: 0,
    isCurrentService: false,
    ...more,
  });

describe('what comes first', () => {
  it.each<[string, Partial<Evidence>, Partial<Evidence>]>([
    ['an address before a name', {isAddress: true}, {exact: 'name'}],
    ['a name before a word for it', {exact: 'name'}, {exact: 'synonym'}],
    [
      'a name before a part of one',
      {exact: 'name', kind: 'post', fit: 0.1},
      {kind: 'operation', fit: 1, tightness: 1, start: 0.9, isPhrase: true},
    ],
    ['an operation before a schema', {kind: 'operation'}, {kind: 'schema'}],
    ['a schema before a field', {kind: 'schema'}, {kind: 'field'}],
    ['a field before prose', {kind: 'field'}, {kind: 'document'}],
    ['more of the query', {coverage: 1}, {coverage: 0.8}],
    ['a better fit', {fit: 0.9}, {fit: 0.5}],
    ['a shorter name', {tightness: 1}, {tightness: 0.5}],
    ['a name that begins so', {start: 0.5}, {start: 0}],
    ['the words as they stand', {isPhrase: true}, {isPhrase: false}],
    ['the service that is read', {isCurrentService: true}, {}],
    [
      'another kind before the service that is read',
      {kind: 'operation'},
      {kind: 'schema', isCurrentService: true},
    ],
  ])('%s', (_, earlier, later) => {
    expect(score(earlier)).toBeGreaterThan(score(later));
  });
});
