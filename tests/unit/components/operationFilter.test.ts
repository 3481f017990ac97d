// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {
  filterLists,
  isMatch,
  isQuery,
} from '../../../src/components/reference/operationFilter';

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
  expect(isMatch(text, query)).toBe(found);
});

it('only a word asks for something', () => {
  expect([' ', '/', '　', 'a', '集'].filter(isQuery)).toEqual(['a', '集']);
});

it('lists show what matches, and all of it when the query goes', () => {
  document.body.innerHTML = `
    <section data-words="AxeService"><h2>Axes</h2>
      <ul><li>Get an axe</li><li>Delete an axe</li></ul></section>
    <section><h2>Trees</h2><ul><li>Get a tree</li></ul></section>
    <section><h2>Empty</h2><ul></ul></section>`;
  const seen = (): (string | null)[] =>
    Array.from(
      document.querySelectorAll('section:not([hidden]) li:not([hidden])'),
      (item) => item.textContent,
    );
  const axes = ['Get an axe', 'Delete an axe'];
  for (const [query, items] of [
    ['get', ['Get an axe', 'Get a tree']],
    ['axes delete', ['Delete an axe']],
    ['nothing', []],
    ['axeservice', axes],
    ['', [...axes, 'Get a tree']],
  ] as const) {
    expect(filterLists(document.body, query)).toBe(items.length);
    expect(seen()).toEqual(items);
  }
});
