import path from 'node:path';
import {expect, it} from 'vitest';
import {
  mergeMessages,
  readCatalog,
  readMessages,
  readFolder,
  writeMessages,
  type MessageFiles,
  type Messages,
} from '../../../src/translations/messages';
import {folderWith} from './folder';

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

const message = (text: string, where = 'x') => ({
  message: text,
  description: where,
});

const extracted: MessageFiles = new Map<string, Messages>([
  ['openapi/shared.json', {Both: message('Both'), constructor: message('Odd')}],
  ['openapi/tree.json', {New: message('New', 'Where')}],
]);

it('a merge keeps what is translated, moved or gone, in its order, and adds what is new', () => {
  const merged = mergeMessages(
    extracted,
    new Map<string, Messages>([
      [
        'openapi/tree.json',
        {Gone: message('曾經'), Both: message('都', 'Then')},
      ],
      ['openapi/old.json', {Felled: message('砍')}],
    ]),
  );
  expect(Object.fromEntries(merged)).toEqual({
    'openapi/shared.json': {Both: message('都'), constructor: message('Odd')},
    'openapi/tree.json': {New: message('New', 'Where'), Gone: message('曾經')},
    'openapi/old.json': {Felled: message('砍')},
  });
  expect(Object.keys(merged.get('openapi/tree.json') ?? {})).toEqual([
    'Gone',
    'New',
  ]);
  expect(mergeMessages(extracted, merged)).toEqual(merged);
});

it('messages are read as they were written, beside other files', () => {
  const folder = folderWith({
    'i18n/zh-hant/openapi/notes.md': 'Notes',
    'i18n/zh-hant/code.json': '{"Site": {"message": "站"}}',
  });
  writeMessages(path.join(folder, 'i18n/zh-hant'), extracted);
  expect(readFolder(path.join(folder, 'i18n/zh-hant'))).toEqual(
    new Map([['code.json', {Site: {message: '站'}}], ...extracted]),
  );
  expect(Object.keys(readCatalog(folder, 'zh-hant'))).toEqual([
    'Both',
    'constructor',
    'New',
  ]);
  expect(readFolder(path.join(folder, 'i18n/none')).size).toBe(0);
});
