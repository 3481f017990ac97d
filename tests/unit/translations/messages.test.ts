import path from 'node:path';
import {expect, it} from 'vitest';
import {
  mayStayEnglish,
  readAsEnglish,
} from '../../../src/translations/asEnglish';
import {mergeMessages} from '../../../src/translations/mergeMessages';
import {checkMessages} from '../../../src/translations/messageAreas';
import {readMessages, type Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

const messages = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, {message}]),
  );

it.each([
  ['null', 'every key must hold an object with a "message" string.'],
  ['["a"]', 'every key must hold an object with a "message" string.'],
  ['{"a": "一"}', 'every key must hold an object with a "message" string.'],
  ['{"a": {"message": 1}}', 'every key must hold an object with a "message"'],
  ['{\n  "a": {"message" "一"}\n}', 'code.json:2:'],
])('a file of messages that holds %j is named', (text, said) => {
  const folder = folderWith({'code.json': text});
  const read = () => readMessages(path.join(folder, 'code.json'));
  expect(read).toThrow(/code\.json:/);
  expect(read).toThrow(said);
});

it('a merge keeps what is translated, adds what is new, loses nothing', () => {
  const extracted = {
    b: {message: 'New', description: 'Where'},
    a: {message: 'Old', description: 'Here'},
    constructor: {message: 'Odd'},
  };
  const merged = mergeMessages(extracted, {
    a: {message: '舊', description: 'No longer used. There'},
    gone: {message: '曾經', description: 'Title'},
  });
  expect(merged).toEqual({
    b: {message: 'New', description: 'Where'},
    a: {message: '舊', description: 'Here'},
    constructor: {message: 'Odd'},
    gone: {message: '曾經', description: 'No longer used. Title'},
  });
  expect(Object.keys(merged)).toEqual(['b', 'a', 'constructor', 'gone']);
  expect(mergeMessages(extracted, merged)).toEqual(merged);
});

it('messages that are missing, blank, unused or English are named', () => {
  const long = 'x'.repeat(100);
  expect(
    checkMessages(
      'i18n/f.json',
      messages({
        good: 'Good',
        blank: 'Blank',
        same: 'The same',
        marks: '{count} / {total}',
        [`${long}y`]: 'Long',
      }),
      messages({
        good: '好',
        blank: '  ',
        same: 'The same',
        marks: '{count} / {total}',
        toString: '舊',
      }),
      new Set(),
    ),
  ).toEqual({
    translated: 2,
    missing: 2,
    unused: 1,
    same: 1,
    problems: [
      'i18n/f.json: "blank" is missing.',
      `i18n/f.json: "${long}…" is missing.`,
      'i18n/f.json: "toString" is no longer used. Move its translation to the new text, or remove it.',
      'i18n/f.json: "same" is the English text.',
    ],
  });
});

it('names that are listed, and code, may stay English', () => {
  const file = 'i18n/zh-hant/as-english.yaml';
  const folder = folderWith({[file]: '- Holt\n- |-\n  a\n  b\n'});
  const names = readAsEnglish('zh-hant', folder);
  expect([...names]).toEqual(['Holt', 'a\nb']);
  const may = (text: string): boolean => mayStayEnglish(text, names);
  expect(['Holt', '```bash\ncurl\n```', '```json\n{}\n```'].every(may)).toBe(
    true,
  );
  expect(
    ['', 'holt', 'Holt deploys.', 'See:\n```bash\nls\n```'].some(may),
  ).toBe(false);
  expect(() =>
    readAsEnglish('zh-hant', folderWith({[file]: 'Holt: 1'})),
  ).toThrow(`${file}: must be a list of texts.`);
  expect(readAsEnglish('zh-hant', folderWith({})).size).toBe(0);
});
