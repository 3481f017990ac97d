import {expect, it} from 'vitest';
import {interpolate} from '../../../src/reference/interpolate';
import {createTranslator} from '../../../src/reference/texts';

it.each([
  ['{a} {b}', {a: '1', b: '2'}, '1 2'],
  ['{a} {b} {toString}', {a: '$&'}, '$& {b} {toString}'],
  ['{a}', {a: '{b}', b: 'c'}, '{b}'],
  ['{a} {} { a } {a-b}', {a: '1', 'a-b': '2'}, '1 {} { a } {a-b}'],
])('placeholders in %j are filled with %j', (message, values, text) => {
  expect(interpolate(message, values)).toBe(text);
});

it('a text is that of the language, with its placeholders, or English', () => {
  const t = createTranslator({
    'Exactly one of {fields} is set.': {message: '恰好設定 {fields} 之一。'},
    'Machine service': {message: '機器服務'},
  });
  expect(t('Exactly one of {fields} is set.', {fields: '`a`'})).toBe(
    '恰好設定 `a` 之一。',
  );
  expect(t('Response')).toBe('Response');
  expect(t.loose('Machine service')).toBe('機器服務');
  expect(t.loose('constructor')).toBe('constructor');
});
