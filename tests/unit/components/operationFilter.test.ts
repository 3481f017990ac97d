// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {
  filterLists,
  isMatch,
  isQuery,
} from '../../../src/components/reference/operationFilter';

describe('a query', () => {
  const text =
    'Storage holt.storage.v1.StorageService 建立集區 Create a pool CreatePool';

  it.each([
    'pool',
    'POOL create',
    'createpool',
    ' storage   pool ',
    'StorageService/CreatePool',
    '/holt.storage.v1.StorageService/CreatePool',
    'StorageService_CreatePool',
    '建立 集區',
    '建立集區',
    'ｐｏｏｌ',
    '',
    ' ./ ',
  ])('matches by "%s"', (query) => {
    expect(isMatch(text, query)).toBe(true);
  });

  it.each([
    'bucket',
    'pool bucket',
    '.*',
    '(',
    '[a-z]',
    '<b>',
    '儲存貯體',
    '\\',
  ])('does not match by "%s"', (query) => {
    expect(isMatch(text, query)).toBe(false);
  });

  it('asks for something only if it has a word', () => {
    expect([' ', '/', '　', 'a', '集'].map(isQuery)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the lists', () => {
  const show = (): HTMLElement => {
    document.body.innerHTML = `
      <section data-words="AxeService"><h2>Axes</h2>
        <ul><li>Get an axe</li><li>Delete an axe</li></ul></section>
      <section><h2>Trees</h2><ul><li>Get a tree</li></ul></section>
      <section><h2>Empty</h2><ul></ul></section>`;
    return document.body;
  };
  const seen = (): string[] =>
    Array.from(document.querySelectorAll('section'))
      .filter(({hidden}) => !hidden)
      .flatMap((section) => Array.from(section.querySelectorAll('li')))
      .filter(({hidden}) => !hidden)
      .map(({textContent}) => textContent ?? '');

  it.each([
    ['get', ['Get an axe', 'Get a tree']],
    ['axes delete', ['Delete an axe']],
    ['axeservice', ['Get an axe', 'Delete an axe']],
    ['nothing', []],
    ['', ['Get an axe', 'Delete an axe', 'Get a tree']],
  ])('show what matches "%s"', (query, items) => {
    expect(filterLists(show(), query)).toBe(items.length);
    expect(seen()).toEqual(items);
  });

  it('come back when the query does', () => {
    const root = show();
    filterLists(root, 'nothing');
    expect(filterLists(root, 'tree')).toBe(1);
    expect(seen()).toEqual(['Get a tree']);
    const axes = document.querySelector('section');
    expect(axes?.hidden).toBe(true);
  });
});
