import {describe, expect, it} from 'vitest';
import {
  checkTranslations,
  readTranslations,
} from '../../../src/translations/check';
import type {MadeFrom} from '../../../src/translations/madeFrom';
import type {Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

const i18n = 'i18n/zh-hant';
const docs = `${i18n}/docusaurus-plugin-content-docs`;
const none = {
  translated: 0,
  missing: 0,
  unused: 0,
  'same as English': 0,
  stale: 0,
};
const glossary = {
  [`${i18n}/glossary.csv`]:
    'english,chinese,avoid,strict,note\nuser,使用者,用戶,,\n',
};
const json = (messages: Messages): string => JSON.stringify(messages, null, 2);

describe('readTranslations', () => {
  it('reads every file, by its path in the folder', () => {
    const folder = folderWith({
      [`${i18n}/code.json`]: '{"a": {"message": "一"}}',
      [`${i18n}/openapi/scope.json`]: '{}',
      [`${i18n}/notes.md`]: 'no JSON',
    });
    expect([...readTranslations('zh-hant', folder)]).toEqual([
      ['code.json', {a: {message: '一'}}],
      ['openapi/scope.json', {}],
    ]);
  });

  it('names the file that is broken', () => {
    const folder = folderWith({[`${i18n}/code.json`]: '{\n"a": 1'});
    expect(() => readTranslations('zh-hant', folder)).toThrow(
      /i18n\/zh-hant\/code\.json:2:\d+: not valid JSON/,
    );
  });
});

/** Says of all messages that they were made from the English as it is. */
const english = (extracted: Record<string, Messages>): MadeFrom =>
  Object.fromEntries(
    Object.entries(extracted).map(([file, messages]) => [
      file,
      Object.fromEntries(
        Object.entries(messages).map(([key, {message}]) => [key, message]),
      ),
    ]),
  );

describe('checkTranslations', () => {
  function check(
    extracted: Record<string, Messages>,
    translations: Record<string, Messages>,
    documents: Record<string, string> = {},
    madeFrom: MadeFrom = english(extracted),
  ) {
    const files = Object.entries(translations).map(
      ([file, messages]): [string, string] => [
        `${i18n}/${file}`,
        json(messages),
      ],
    );
    return checkTranslations(
      'zh-hant',
      new Map(Object.entries(extracted)),
      new Map(Object.entries(translations)),
      folderWith({
        ...glossary,
        [`${i18n}/made-from.yaml`]: JSON.stringify(madeFrom),
        ...Object.fromEntries(files),
        ...documents,
      }),
    );
  }

  it('is content where all is translated', () => {
    const report = check(
      {'code.json': {a: {message: 'One'}}},
      {'code.json': {a: {message: '一'}}},
    );
    expect(report).toEqual({
      rows: {interface: {...none, translated: 1}},
      problems: [],
    });
  });

  it('counts the files of one area together, messages and documents', () => {
    const one: Messages = {a: {message: 'One'}};
    const {rows} = check(
      {
        'code.json': one,
        'docusaurus-theme-classic/navbar.json': {b: {message: 'Two'}},
        'docusaurus-plugin-content-docs/current.json': one,
        'openapi/scope.json': one,
      },
      {
        'code.json': {a: {message: '一'}, old: {message: '舊'}},
        'docusaurus-plugin-content-docs/current.json': {a: {message: '一'}},
        'openapi/scope.json': one,
      },
      {
        'docs/new.mdx': '',
        'docs/odd.mdx': '',
        [`${docs}/current/odd.mdx`]: '',
        [`${docs}/current/gone.mdx`]: '',
      },
    );
    expect(rows).toEqual({
      interface: {...none, translated: 1, missing: 1, unused: 1},
      documents: {...none, translated: 1, missing: 1, unused: 1, stale: 1},
      'API: scope': {...none, 'same as English': 1},
    });
  });

  it('names the faults of messages, files, documents and of the Chinese', () => {
    const {problems} = check(
      {'code.json': {a: {message: 'One'}, b: {message: 'Two'}}},
      {
        'code.json': {a: {message: '用戶'}},
        'none.json': {c: {message: '三'}},
      },
      {'docs/new.mdx': ''},
    );
    expect(problems).toEqual([
      `${i18n}/code.json: "b" is missing.`,
      `${i18n}/none.json: no message comes from this file.`,
      `${docs}/current/new.mdx: missing. Translate docs/new.mdx into this file.`,
      `${i18n}/code.json:3: "用戶" is no word for user: write "使用者".`,
    ]);
  });

  it('takes a file that is not there for one without translations', () => {
    const {problems} = check({'code.json': {a: {message: 'One'}}}, {});
    expect(problems).toEqual([`${i18n}/code.json: "a" is missing.`]);
  });

  it('counts and names messages whose English has changed', () => {
    const {rows, problems} = check(
      {
        'code.json': {a: {message: 'One now'}, b: {message: 'Two'}},
        'openapi/scope.json': {c: {message: 'c'}},
      },
      {
        'code.json': {a: {message: '一'}, b: {message: '二'}},
        'openapi/scope.json': {c: {message: '三'}},
      },
      {},
      {'code.json': {a: 'One', b: 'Two'}},
    );
    expect(rows).toEqual({
      interface: {...none, translated: 1, stale: 1},
      'API: scope': {...none, translated: 1},
    });
    expect(problems).toEqual([
      `${i18n}/code.json: "a" is stale. The English was "One" and is "One now". Translate it anew, then run "npm run mark-translated -- ${i18n}/code.json".`,
    ]);
  });
});
