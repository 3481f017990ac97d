import {describe, expect, it} from 'vitest';
import {checkTranslations} from '../../../src/translations/check';
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
describe('checkTranslations', () => {
  function check(
    extracted: Record<string, Messages>,
    translations: Record<string, Messages>,
    documents: Record<string, string> = {},
    madeFrom: Record<string, Record<string, string>> = {},
  ) {
    const files = Object.entries(translations).map(
      ([file, messages]): [string, string] => [
        `${i18n}/${file}`,
        JSON.stringify(messages, null, 2),
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
      {
        'code.json': {a: 'One'},
        'docusaurus-plugin-content-docs/current.json': {a: 'One'},
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
      {
        'code.json': {
          a: {message: 'One'},
          b: {message: 'Two'},
          c: {message: 'Now'},
        },
      },
      {
        'code.json': {a: {message: '用戶'}, c: {message: '三'}},
        'none.json': {c: {message: '三'}},
      },
      {'docs/new.mdx': ''},
      {'code.json': {a: 'One', c: 'Then'}},
    );
    expect([...problems].sort()).toEqual([
      `${i18n}/code.json: "b" is missing.`,
      `${i18n}/code.json: "c" is stale. The English was "Then" and is "Now". Translate it anew, then run "npm run mark-translated -- ${i18n}/code.json".`,
      `${i18n}/code.json:3: "用戶" is no word for user: write "使用者".`,
      `${docs}/current/new.mdx: missing. Translate docs/new.mdx into this file.`,
      `${i18n}/none.json: no message comes from this file.`,
    ]);
  });
});
