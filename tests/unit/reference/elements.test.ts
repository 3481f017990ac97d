import {describe, expect, it} from 'vitest';
import {element, linkTo, list} from '../../../src/reference/elements';

describe('an element', () => {
  it('has neighboring words as one', () => {
    expect(element('p', {}, ['a', ': ', ['b', {}, 'c'], ' ', 'd'])).toEqual([
      'p',
      {},
      'a: ',
      ['b', {}, 'c'],
      ' d',
    ]);
    expect(linkTo('/a', 'b', 'c')).toEqual(['a', {href: '/a'}, 'bc']);
  });
});

describe('a list', () => {
  it('is left out where it has no items', () => {
    expect(list([])).toEqual([]);
    expect(list([['a', 'b'], []])).toEqual([
      ['ul', {}, ['li', {}, 'ab'], ['li', {}]],
    ]);
  });
});
