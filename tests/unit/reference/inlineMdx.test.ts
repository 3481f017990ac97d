import {describe, expect, it} from 'vitest';
import {
  lineToMdx,
  linkToMdx,
  textToMdx,
} from '../../../src/reference/inlineMdx';

describe('a text that is no Markdown', () => {
  it.each([
    ['Get  a\n tree ', 'Get a tree'],
    ['*a* `b` {c} <d>', '\\*a\\* \\`b\\` \\{c} \\<d>'],
    ['import x', '&#105;mport x'],
    ['exports', 'exports'],
    ['# a', '\\# a'],
    ['', ''],
  ])('is one line of MDX: %j', (text, mdx) => {
    expect(textToMdx(text)).toBe(mdx);
  });

  it.each([
    [' Get\na tree', '[Get a tree](/a)'],
    ['Get [a] {b}', '[Get \\[a\\] \\{b}](/a)'],
    ['import x', '[import x](/a)'],
  ])('is the text of a link: %j', (text, mdx) => {
    expect(linkToMdx(text, '/a')).toBe(mdx);
  });
});

describe('a text of one line', () => {
  it.each([
    ['Get `a`\n*tree*', 'Get `a` *tree*'],
    ['A `tree`.', 'A `tree`.'],
    ['# a', '\\# a'],
    ['- a', '\\- a'],
    ['1. a\n2. b', '1\\. a 2. b'],
    ['{a} *b*', '\\{a} *b*'],
    ['', ''],
  ])('keeps code and emphasis, and no block: %j', (text, mdx) => {
    expect(lineToMdx(text)).toBe(mdx);
  });
});
