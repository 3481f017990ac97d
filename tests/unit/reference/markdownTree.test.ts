import {describe, expect, it} from 'vitest';
import {
  getFirstParagraph,
  getFirstSentence,
  parseMarkdown,
} from '../../../src/reference/markdownTree';

describe('getFirstParagraph', () => {
  it.each([
    ['', ''],
    ['Plain.', 'Plain.'],
    ['A `Tree` grows.\n\nMore.', 'A Tree grows.'],
    ['Creates a *pool* in\n`scope`.\n\nMore.', 'Creates a pool in scope.'],
    ['a *b*\\\nc', 'a b c'],
    ['One.  \nTwo.', 'One. Two.'],
    ['One  *two*   three', 'One two three'],
    ['# Heading\n\nText.', 'Text.'],
    ['Heading\n---\n\nText.', 'Text.'],
    ['- item\n\nText.', 'Text.'],
    ['```\ncode\n\nmore\n```\n\nText.', 'Text.'],
    ['* * *\n\nText.', 'Text.'],
    ['A [tree] *grows*.\n\n[tree]: /tree', 'A tree grows.'],
    ['[tree]: /tree\n\nText.', 'Text.'],
    ['| a |\n| - |\n\nText *b*.', 'Text b.'],
    ['樹會*長*。\n\n後文。', '樹會長。'],
    ['<p>a</p>', ''],
    ['# Heading', ''],
    ['    code', ''],
    ['&nbsp;a *b* ', 'a b'],
  ])('of %j is plain text on one line', (text, first) => {
    expect(getFirstParagraph(text)).toBe(first);
  });
});

describe('getFirstSentence', () => {
  it.each([
    ['', ''],
    ['One. Two.', 'One.'],
    ['One *a*. Two.', 'One a.'],
    ['One v1.2 is. Two.', 'One v1.2 is.'],
    ['一。二。', '一。'],
    ['One', 'One'],
    ['One two', 'One two'],
    ['One? Two.', 'One? Two.'],
  ])('of %j ends with its full stop', (text, first) => {
    expect(getFirstSentence(text)).toBe(first);
  });
});

describe('parseMarkdown', () => {
  const typesIn = (text: string): string[] => {
    const [block] = parseMarkdown(text).children;
    return block && 'children' in block
      ? block.children.map(({type}) => type)
      : [];
  };

  it('knows tables and strikethrough', () => {
    expect(parseMarkdown('| a |\n| - |').children[0]?.type).toBe('table');
    expect(typesIn('~~a~~')).toEqual(['delete']);
  });

  it('takes footnotes and check boxes for text', () => {
    expect(typesIn('a[^1]\n\n[^1]: b')).toEqual(['text', 'linkReference']);
    expect(parseMarkdown('- [x] a').children[0]).toMatchObject({
      children: [{checked: null, children: [{children: [{value: '[x] a'}]}]}],
    });
  });
});
