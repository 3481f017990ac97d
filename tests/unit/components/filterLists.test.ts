// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {
  filterLists,
  hasWords,
} from '../../../src/components/reference/filterLists';

it.each([
  ['pool', true],
  ['POOL create', true],
  ['createpool', true],
  ['/holt.storage.v1.StorageService/CreatePool', true],
  ['StorageService_CreatePool', true],
  ['建立 集區', true],
  ['ｐｏｏｌ', true],
  [' ./ ', true],
  ['pool bucket', false],
  ['.*', false],
  ['<b>', false],
  ['儲存貯體', false],
])('the operation is found by "%s": %s', (query, found) => {
  const text =
    'Storage holt.storage.v1.StorageService 建立集區 Create a pool CreatePool';
  expect(hasWords(text, query)).toBe(found);
});

it('lists show what matches, and all of it when the query goes', () => {
  document.body.innerHTML = `
    <section><h2>Axes</h2>
      <ul><li>Get an axe</li><li>Delete an axe</li></ul></section>
    <section><h2>Trees</h2><ul><li>Get a tree</li></ul></section>
    <section><h2>Empty</h2><ul></ul></section>`;
  const seen = (): (string | null)[] =>
    Array.from(
      document.querySelectorAll('section:not([hidden]) li:not([hidden])'),
      (item) => item.textContent,
    );
  const axes = ['Get an axe', 'Delete an axe'];
  for (const [query, items, sections] of [
    ['get', ['Get an axe', 'Get a tree'], 2],
    ['delete axe', ['Delete an axe'], 1],
    ['axe', axes, 1],
    ['nothing', [], 0],
    ['', [...axes, 'Get a tree'], 3],
  ] as const) {
    const count = filterLists(document.body, ({textContent}) =>
      hasWords(textContent, query),
    );
    expect(count).toBe(items.length);
    expect(seen()).toEqual(items);
    expect(document.querySelectorAll('section:not([hidden])')).toHaveLength(
      sections,
    );
  }
});
