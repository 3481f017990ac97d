// @vitest-environment happy-dom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  forgetSearches,
  getRecentSearches,
  rememberSearch,
} from '../../../src/components/search/recent';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('recent searches', () => {
  it('come with the latest first, each once', () => {
    for (const query of ['pool', 'machine', ' POOL ', '', '   ']) {
      rememberSearch(query);
    }
    expect(getRecentSearches()).toEqual(['POOL', 'machine']);
  });

  it('are eight at most', () => {
    for (let count = 1; count <= 10; count++) rememberSearch(`query ${count}`);
    expect(getRecentSearches()).toHaveLength(8);
    expect(getRecentSearches()[0]).toBe('query 10');
  });

  it('are not what somebody pasted', () => {
    rememberSearch('x'.repeat(10_000));
    expect(getRecentSearches()).toEqual([]);
  });

  it('can be forgotten, without a trace', () => {
    rememberSearch('pool');
    forgetSearches();
    expect(getRecentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{', []],
    ['another thing', '{"a":1}', []],
    ['null', 'null', []],
    ['a mixture', '["a",1,null,["b"],"c"]', ['a', 'c']],
    ['too many', JSON.stringify(Array(50).fill('a')), Array(8).fill('a')],
  ])('survive %s in the storage', (_, text, expected) => {
    localStorage.setItem('search.recent', text);
    expect(getRecentSearches()).toEqual(expected);
  });

  it('survive a browser that denies the storage', () => {
    const deny = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: deny,
      setItem: deny,
      removeItem: deny,
    });
    expect(() => rememberSearch('pool')).not.toThrow();
    expect(getRecentSearches()).toEqual([]);
    expect(() => forgetSearches()).not.toThrow();
  });
});
