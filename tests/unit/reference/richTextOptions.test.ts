import {describe, expect, it} from 'vitest';
import {toRichText} from '../../../src/reference/richText';

const links = new Map([
  ['GetTree', '/docs/api/get-tree'],
  ['Tree', '/docs/api/schemas/tree'],
]);
const getTree = ['a', {href: '/docs/api/get-tree'}, ['code', {}, 'GetTree']];

describe('names of the API in a text', () => {
  // The exclamation mark makes a parser read the text.
  it.each(['.', '!'])('lead to their pages, before %j too', (mark) => {
    expect(toRichText(`As \`GetTree\` and \`name\`${mark}`, {links})).toEqual([
      ['p', {}, 'As ', getTree, ' and ', ['code', {}, 'name'], mark],
    ]);
  });

  it.each(['.', '!'])('do not lead to the page itself, before %j', (mark) => {
    const self = '/docs/api/schemas/tree';
    expect(toRichText(`\`Tree\`, \`GetTree\`${mark}`, {links, self})).toEqual([
      ['p', {}, ['code', {}, 'Tree'], ', ', getTree, mark],
    ]);
  });

  it('stay as they are in a reference', () => {
    expect(toRichText('[a `Tree`][b] `Tree`!\n\n[b]: /b', {links})).toEqual([
      [
        'p',
        {},
        ['a', {href: '/b'}, 'a ', ['code', {}, 'Tree']],
        ' ',
        ['a', {href: '/docs/api/schemas/tree'}, ['code', {}, 'Tree']],
        '!',
      ],
    ]);
  });

  it('stay as they are in a link, in code and as words', () => {
    expect(toRichText('[`Tree`](/b)\n\n    Tree\n\n*Tree*', {links})).toEqual([
      ['p', {}, ['a', {href: '/b'}, ['code', {}, 'Tree']]],
      ['pre', {}, 'Tree'],
      ['p', {}, ['em', {}, 'Tree']],
    ]);
  });
});

describe('a diagram in a text', () => {
  const diagram = (svg: string) => ({
    label: 'Drawing',
    svg,
    relations: ['a → b', 'b <i>'],
  });

  it('is a drawing', () => {
    expect(toRichText('```mermaid\na --> b\n```', {diagram})).toEqual([
      [
        'Diagram',
        {label: 'Drawing', svg: 'a --> b'},
        ['ul', {}, ['li', {}, 'a → b'], ['li', {}, 'b <i>']],
      ],
    ]);
  });

  it('stays code where nothing draws it, and other code always', () => {
    expect(toRichText('```mermaid\na --> b\n```')).toEqual([
      ['pre', {}, 'a --> b'],
    ]);
    expect(toRichText('```js\na\n```\n\n`mermaid`!', {diagram})).toEqual([
      ['pre', {}, 'a'],
      ['p', {}, ['code', {}, 'mermaid'], '!'],
    ]);
  });
});

describe('code in a text', () => {
  const highlight = (...given: string[]) => ({html: given.join('|')});

  it('is shown as it is highlighted', () => {
    expect(toRichText('```js title="x" {1}\na\n```', {highlight})).toEqual([
      ['pre', {html: 'a|js|title="x" {1}'}],
    ]);
    expect(toRichText('    a', {highlight})).toEqual([['pre', {html: 'a||'}]]);
  });
});

describe('the id of a heading', () => {
  const headings = (text: string) => toRichText(text, {headingIds: true});

  it.each([
    ['# a {#b-c}', ['h1', {id: 'b-c'}, 'a']],
    ['## `a` b {#c}', ['h2', {id: 'c'}, ['code', {}, 'a'], ' b']],
    ['# a {b} {#c}', ['h1', {id: 'c'}, 'a {b}']],
    ['# a {#b} c', ['h1', {}, 'a {#b} c']],
    ['# `{#b}`', ['h1', {}, ['code', {}, '{#b}']]],
  ])('stands at its end: %j', (text, heading) => {
    expect(headings(text)).toEqual([heading]);
  });

  it('is text where nobody asked for it', () => {
    expect(toRichText('# a {#b}')).toEqual([['h1', {}, 'a {#b}']]);
  });

  it('belongs to headings alone', () => {
    expect(headings('a {#b}')).toEqual([['p', {}, 'a {#b}']]);
  });
});
