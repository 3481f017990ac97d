import {describe, expect, it} from 'vitest';
import {documentToMdx, toMdx} from '../../../src/reference/commonMark';

describe('escaping', () => {
  it.each([
    ['import x', '&#105;mport x'],
    ['export\n===', '# &#101;xport'],
    ['> import x', '> &#105;mport x'],
    ['imports x', 'imports x'],
    ['an import', 'an import'],
    ['*import* x', '*import* x'],
    ['a {b} <c> d', 'a \\{b} \\<c> d'],
  ])('keeps the words of %j', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });

  it.each([
    ['a\n<b\nc>d</b>', 'a\n\\<b c>d\\</b>'],
    ['<div>\na\n</div>', '\\<div> a \\</div>'],
    ['# a <b>', '# a \\<b>'],
    ['> <b>', '> \\<b>'],
  ])('makes text of the HTML %j', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });

  it.each([
    ['`a\n  b`', '`a b`'],
    ['*a*\\\nb\nc\n---', '## *a* b c'],
  ])('puts on one line what must stand on one: %j', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });

  it.each([
    ['# a {#b}', '# {"a {#b}"}'],
    ['# a `{#b}`', '# a <code>{"{#b}"}</code>'],
    ['# a {b} `c`', '# a \\{b} `c`'],
    ['# *a {#b}*', '# *{"a {#b}"}*'],
    ['a {#b}', 'a \\{#b}'],
    ['```mdx-code-block\na\n```', '<pre><code>{"a"}</code></pre>'],
    ['```\nmdx-code-block\n```', '<pre><code>{"mdx-code-block"}</code></pre>'],
    ['```sh\na\n# b {#c}\n```', '<pre><code>{"a\\n# b {#c}"}</code></pre>'],
    ['```sh\n a # b {#c}\n```', '```sh\n a # b {#c}\n```'],
  ])('hides %j from what Docusaurus does to it', (text, mdx) => {
    expect(toMdx(text)).toBe(mdx);
  });

  it.each([
    ['# a {#b-c}', '# a {#b-c}'],
    ['# a {b} {#c}', '# a \\{b} {#c}'],
    ['# a {#b} c', '# {"a {#b} c"}'],
    ['# `a`', '# `a`'],
    ['a {#b}', 'a \\{#b}'],
    ['<b>', '\\<b>'],
  ])('keeps the ids of headings in a document: %j', (text, mdx) => {
    expect(documentToMdx(text)).toBe(mdx);
  });
});

describe('what is put into a text', () => {
  const options = {
    links: new Map([['Tree', '/tree']]),
    diagram: (svg: string) => ({label: 'Drawing', svg}),
  };

  it.each([
    ['A `Tree`.', 'A [`Tree`](/tree).'],
    ['A `Tree`!', 'A [`Tree`](/tree)!'],
    ['A `Bush`. ', 'A `Bush`.'],
    ['A `Bush`.', 'A `Bush`.'],
    ['[`Tree`](/a)', '[`Tree`](/a)'],
    ['```mermaid\na\n```', '<Diagram label="Drawing" svg="a" />'],
    ['```js\na\n```', '```js\na\n```'],
    ['- a\n- b', '- a\n- b'],
    ['| a |\n| :- |\n| `Tree` |', '| a |\n| :- |\n| [`Tree`](/tree) |'],
  ])('stands in its place: %j', (text, mdx) => {
    expect(toMdx(text, options)).toBe(mdx);
    expect(documentToMdx(text, options)).toBe(mdx);
  });

  it('is no link to the page itself', () => {
    expect(toMdx('A `Tree`.', {...options, self: '/tree'})).toBe('A `Tree`.');
  });
});
