import {describe, expect, it} from 'vitest';
import {isPlain, getPlainParts} from '../../../src/reference/plainText';

describe('plain texts', () => {
  it.each([
    'a',
    '刪除集區。',
    'Deletes the pool: at once (10 GiB).',
    'a/b, c-d; e\'s "f" 5%',
    '甲，乙、丙；丁：戊？己！「庚」『辛』（壬）',
    'The end:',
    'One. Two.',
  ])('are known: %s', (text) => {
    expect(isPlain(text)).toBe(true);
    expect(getPlainParts(text)).toEqual([{kind: 'text', value: text}]);
  });

  it('may have code in them', () => {
    expect(isPlain('`a` is b.')).toBe(false);
    expect(getPlainParts('`a b` is `{c}`.')).toEqual([
      {kind: 'inlineCode', value: 'a b'},
      {kind: 'text', value: ' is '},
      {kind: 'inlineCode', value: '{c}'},
      {kind: 'text', value: '.'},
    ]);
    expect(getPlainParts('`git add all`')).toEqual([
      {kind: 'inlineCode', value: 'git add all'},
    ]);
    expect(getPlainParts('See:`a.b`')).toEqual([
      {kind: 'text', value: 'See:'},
      {kind: 'inlineCode', value: 'a.b'},
    ]);
  });

  it.each([
    '',
    ' a',
    'a ',
    '1. a',
    '- a',
    '(a)',
    'a\nb',
    'a  \nb',
    'a\tb',
    'a *b*',
    'a_b',
    'a [b](c)',
    'a <b>',
    'a & b',
    'a \\b',
    'a | b',
    'a ~b~',
    'a.b',
    'http://a',
    'a www.b. c',
    'a WWW.b. c',
    'a@b. c',
    'a {b}',
    '# a',
    'a ! b',
    'a\u0000',
    'a\u202eb',
  ])('are not %j, which may mean something else', (text) => {
    expect(getPlainParts(text)).toBeUndefined();
    expect(isPlain(text)).toBe(false);
  });

  it.each([
    'a `b',
    'a ``b``',
    'a `b``',
    'a ``b`',
    '`b``c`',
    'a ` b`',
    'a `b `',
    'a ` `',
    'a `b  c`',
    'a `b\nc`',
    'a `b\tc`',
    'a `b\u0000c`',
    'a `b \u0000`',
    'a `b c\u202e`',
    'a ``',
  ])('have no code that is written as in %j', (text) => {
    expect(getPlainParts(text)).toBeUndefined();
  });
});
