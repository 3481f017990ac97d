import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  attributes,
  block,
  codeBlock,
  heading,
  page,
} from '../../../src/reference/mdx';

describe('attributes', () => {
  it.each([
    ['"}/><script>{x}', ` a='"}/><script>{x}' b`],
    [`'"&quot;"'`, ` a='&#39;"&amp;quot;"&#39;' b`],
    ["it's & {x} & y", ` a="it's &amp; {x} &amp; y" b`],
    ['line\n\u2028\u202e', ' a={"line\\n\u2028\u202e"} b'],
    ['\u2029', ' a={"\u2029"} b'],
    [3, ' a={3} b'],
    ['', ' a="" b'],
    [true, ' a b'],
    [false, ' b'],
    [undefined, ' b'],
  ])('keep the hostile value %j in its place', (a, expected) => {
    expect(attributes({a, b: true, c: false, d: undefined})).toBe(expected);
  });
});

describe('page', () => {
  it('has front matter that YAML 1.1 reads as strings too, then its blocks', () => {
    expect(
      page({id: '2026-01-01', hidden: true, at: 3, none: undefined}, [
        'one',
        '',
        false,
        undefined,
        'two',
      ]),
    ).toBe('---\nid: "2026-01-01"\nhidden: true\nat: 3\n---\n\none\n\ntwo\n');
  });

  it.each(['a: "b"\n---\n# c {d}', "it's", '---', '# a', '', 'a: &b *c'])(
    'keeps the hostile title %j inside the front matter',
    (title) => {
      const [yaml, body, ...others] = page({title}, ['body']).split('\n---\n');
      expect(parse(yaml ?? '')).toEqual({title});
      expect([body, ...others]).toEqual(['\nbody\n']);
    },
  );

  it('keeps a long title on one line', () => {
    const title = 'long '.repeat(30);
    expect(page({title}, [])).toBe(`---\ntitle: "${title}"\n---\n\n\n`);
  });
});

describe('the parts of a page', () => {
  it('are headings with ids', () => {
    expect(heading(3, 'Tag', 'operations-tag')).toBe(
      '### Tag {#operations-tag}',
    );
  });

  it('are elements with what is in them', () => {
    expect(block('A', {})).toBe('<A />');
    expect(block('A', {b: 'c'}, ['', ''])).toBe('<A b="c" />');
    expect(block('A', {b: true}, ['one', '', 'two'])).toBe(
      '<A b>\n\none\n\ntwo\n\n</A>',
    );
  });

  it.each([
    ['a', '```js\na\n```'],
    ['`a`', '```js\n`a`\n```'],
    ['```\n````\n`', '`````js\n```\n````\n`\n`````'],
  ])('are code that cannot end early: %j', (code, fenced) => {
    expect(codeBlock('js', code)).toBe(fenced);
  });
});
