import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RichText from '../../../src/components/reference/RichText';
import {getContents} from '../../../src/generate/pages/contentPage';
import {toRichText} from '../../../src/api/richText';

const shown = (text: string): string =>
  renderToStaticMarkup(createElement(RichText, {text: toRichText(text)}));

describe('a text', () => {
  it.each([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['*a*\n**b** ~~c~~', '<p><em>a</em>\n<strong>b</strong> <del>c</del></p>'],
    ['a\\\nb', '<p>a<br/>\nb</p>'],
    [
      '  ## a `b`\n\nc\n===\n\n- # d\n\n~~~\n# e\n~~~',
      '<p><strong>a <code>b</code></strong></p><p><strong>c</strong></p><ul><li>\n<p><strong>d</strong></p>\n</li></ul><pre># e</pre>',
    ],
    [
      '- *a*\n  `b`\n- c',
      '<ul><li><em>a</em>\n<code>b</code></li><li>c</li></ul>',
    ],
    ['3. a', '<ol start="3"><li>a</li></ol>'],
    ['> a\n\n---', '<blockquote><p>a</p></blockquote><hr/>'],
    ['[a](/b "c")', '<p><a href="/b" title="c">a</a></p>'],
    ['```js\na\n\n  b\n```', '<pre>a\n\n  b</pre>'],
    [
      '| a | b |\n| - | - |\n| c | d | e |',
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    ['[a][X]\n\n[x]: /first\n[x]: /second', '<p><a href="/first">a</a></p>'],
    [
      '[*a* b][x]\n\n> [x]: /c "d"',
      '<p><a href="/c" title="d"><em>a</em> b</a></p><blockquote></blockquote>',
    ],
    ['[a][x]', '<p>[a][x]</p>'],
  ])('%j is shown with its marks', (text, html) => {
    expect(shown(text)).toBe(html);
  });
});

describe('names of the API in a text', () => {
  const self = '/docs/api/schemas/tree';
  const links = new Map([
    ['GetTree', '/docs/api/get-tree'],
    ['Tree', self],
  ]);
  const getTree = ['a', {href: '/docs/api/get-tree'}, ['code', {}, 'GetTree']];

  // The exclamation mark makes a parser read the text.
  it.each(['.', '!'])(
    'lead to their pages, but not to the page itself, before %j too',
    (mark) => {
      expect(
        toRichText(`\`Tree\`, \`GetTree\` and \`name\`${mark}`, {links, self}),
      ).toEqual([
        [
          'p',
          {},
          ...[['code', {}, 'Tree'], ', ', getTree],
          ...[' and ', ['code', {}, 'name'], mark],
        ],
      ]);
    },
  );

  it('stay as they are in a link, in code and as words', () => {
    const text = '[`Tree`](/b) [`Tree`][c]\n\n    Tree\n\n*Tree*\n\n[c]: /c';
    const code = ['code', {}, 'Tree'];
    expect(toRichText(text, {links})).toEqual([
      ['p', {}, ['a', {href: '/b'}, code], ' ', ['a', {href: '/c'}, code]],
      ['pre', {}, 'Tree'],
      ['p', {}, ['em', {}, 'Tree']],
    ]);
  });
});

it('a diagram is drawn where something draws, and code highlighted', () => {
  const relations = ['a → b', 'b <i>'];
  const diagram = (svg: string) => ({label: 'Drawing', svg, relations});
  const highlight = (...given: unknown[]) => ({html: given.join('|')});
  const text = '```mermaid\na --> b\n```\n\n```js title="x" {1}\na\n```';
  expect(toRichText(text, {diagram, highlight})).toEqual([
    [
      'Diagram',
      {label: 'Drawing', svg: 'a --> b'},
      ['ul', {}, ['li', {}, 'a → b'], ['li', {}, 'b <i>']],
    ],
    ['pre', {html: 'a|js|title="x" {1}'}],
  ]);
  expect(toRichText(text)).toEqual([
    ['pre', {}, 'a --> b'],
    ['pre', {}, 'a'],
  ]);
});

describe('a heading', () => {
  it.each([
    ['## `a` b {#c}', ['h2', {id: 'c'}, ['code', {}, 'a'], ' b']],
    ['## [a](/b) {#v1.0}', ['h2', {id: 'v1.0'}, ['a', {href: '/b'}, 'a']]],
    ['# a {b} {#c}', ['h1', {id: 'c'}, 'a {b}']],
    ['# a {#b} c', ['h1', {}, 'a {#b} c']],
    ['# `{#b}`', ['h1', {}, ['code', {}, '{#b}']]],
    ['a {#b}', ['p', {}, 'a {#b}']],
  ])('has the id at its end: %j', (text, heading) => {
    expect(toRichText(text, {headingIds: true})).toEqual([heading]);
    const [[, properties]] = toRichText(text) as [[string, object]];
    expect(properties).toEqual({});
  });

  it('with an id stands in the table of contents, without links or markup', () => {
    expect(
      getContents([
        ['h1', {id: 'title'}, 'Title'],
        ['h2', {id: 'a'}, '<b> ', ['a', {href: '/x'}, ['code', {}, 'x<y']]],
        ['Columns', {}, ['Column', {}, ['h3', {id: 'b'}, 'B']]],
        ['h2', {}, 'No id'],
      ]),
    ).toEqual([
      {value: '&lt;b> <code>x&lt;y</code>', id: 'a', level: 2},
      {value: 'B', id: 'b', level: 3},
    ]);
  });
});
