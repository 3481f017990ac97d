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

  it('stay as they are in a link, in code and as words', () => {
    expect(toRichText('[`Tree`](/b)\n\n    Tree\n\n*Tree*', {links})).toEqual([
      ['p', {}, ['a', {href: '/b'}, ['code', {}, 'Tree']]],
      ['pre', {}, 'Tree'],
      ['p', {}, ['em', {}, 'Tree']],
    ]);
  });
});

describe('a diagram in a text', () => {
  const diagram = (svg: string) => ({label: 'Drawing', svg});

  it('is a drawing', () => {
    expect(toRichText('```mermaid\na --> b\n```', {diagram})).toEqual([
      ['Diagram', {label: 'Drawing', svg: 'a --> b'}],
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
