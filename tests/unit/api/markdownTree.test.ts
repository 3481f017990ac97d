import {expect, it} from 'vitest';
import {
  getFirstParagraph,
  getFirstSentence,
} from '../../../src/api/markdownTree';

it.each([
  ['A `Tree` grows.\n\nMore.', 'A Tree grows.'],
  ['Creates a *pool* in\n`scope`.\n\nMore.', 'Creates a pool in scope.'],
  ['One.  \nTwo.', 'One. Two.'],
  ['# Heading\n\nText.', 'Text.'],
  ['- item\n\nText.', 'Text.'],
  ['```\ncode\n\nmore\n```\n\nText.', 'Text.'],
  ['A [tree] *grows*.\n\n[tree]: /tree', 'A tree grows.'],
  ['[tree]: /tree\n\nText.', 'Text.'],
  ['| a |\n| - |\n\nText *b*.', 'Text b.'],
  ['樹會*長*。\n\n後文。', '樹會長。'],
  ['<p>a</p>', ''],
  ['&nbsp;a *b* ', 'a b'],
])('the first paragraph of %j is plain text on one line', (text, first) => {
  expect(getFirstParagraph(text)).toBe(first);
});

it.each([
  ['One *a*. Two.', 'One a.'],
  ['One v1.2 is. Two.', 'One v1.2 is.'],
  ['一。二。', '一。'],
  ['One two', 'One two'],
])('the first sentence of %j ends with its full stop', (text, first) => {
  expect(getFirstSentence(text)).toBe(first);
});
