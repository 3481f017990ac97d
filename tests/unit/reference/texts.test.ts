import {describe, expect, it} from 'vitest';
import {interpolate} from '../../../src/reference/interpolate';
import {texts, createTranslator} from '../../../src/reference/texts';

describe('the fixed texts', () => {
  it('tell the translator where they stand, each', () => {
    expect(texts.Request).toBe('Heading of the fields that the caller sends');
    expect(
      Object.entries(texts).filter(([, place]) => !/\w/.test(place)),
    ).toEqual([]);
  });
});

describe('placeholders', () => {
  it.each([
    ['{a} {b}', {a: '1', b: '2'}, '1 2'],
    ['{a}{a}', {a: '1'}, '11'],
    ['{name} {field_2}', {name: 'x', field_2: 'y'}, 'x y'],
    ['{a} {b} {toString}', {a: '$&'}, '$& {b} {toString}'],
    ['{a}', {a: '{b}', b: 'c'}, '{b}'],
    ['{a}', {a: ''}, ''],
    ['{a} {} { a } {a-b}', {a: '1', 'a-b': '2'}, '1 {} { a } {a-b}'],
    ['{a}', undefined, '{a}'],
  ])('in %j are filled with %j', (message, values, text) => {
    expect(interpolate(message, values)).toBe(text);
  });
});

describe('translatorOf', () => {
  const t = createTranslator({
    Request: {message: '請求'},
    ', ': {message: '、'},
    Fields: {message: ''},
    'Exactly one of {fields} is set.': {message: '恰好設定 {fields} 之一。'},
    'Machine service': {message: '機器服務'},
  });

  it('gives the translation, its placeholders filled', () => {
    expect(t('Request')).toBe('請求');
    expect(t('Exactly one of {fields} is set.', {fields: '`a`'})).toBe(
      '恰好設定 `a` 之一。',
    );
  });

  it('falls back to English', () => {
    expect(t('Response')).toBe('Response');
    expect(
      createTranslator({})('Exactly one of {fields} is set.', {fields: 'a'}),
    ).toBe('Exactly one of a is set.');
  });

  it('keeps a translation that is empty', () => {
    expect(t('Fields')).toBe('');
  });

  it('translates texts of the description too', () => {
    expect(t.loose('Machine service')).toBe('機器服務');
    expect(t.loose('constructor')).toBe('constructor');
  });
});
