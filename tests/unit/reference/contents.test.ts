import {describe, expect, it} from 'vitest';
import type {RichText} from '../../../src/reference/richText';
import {getContents} from '../../../src/reference/contents';

describe('the table of contents', () => {
  it('has the headings with an id, wherever they stand', () => {
    expect(
      getContents([
        'words',
        ['h1', {id: 'title'}, 'Title'],
        ['h2', {id: 'a'}, 'A'],
        ['Columns', {}, ['Column', {}, ['h3', {id: 'b'}, 'B']]],
        ['h2', {}, 'No id'],
        ['hr', {id: 'rule'}],
      ]),
    ).toEqual([
      {value: 'A', id: 'a', level: 2},
      {value: 'B', id: 'b', level: 3},
    ]);
  });

  it('is HTML, with code and without links', () => {
    const link: RichText = ['a', {href: '/x'}, ['code', {}, 'x<y']];
    expect(getContents([['h2', {id: 'a'}, '<b> & ', link]])).toEqual([
      {value: '&lt;b> &amp; <code>x&lt;y</code>', id: 'a', level: 2},
    ]);
  });
});
