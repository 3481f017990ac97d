import {describe, expect, it} from 'vitest';
import {lintTranslations} from '../../../../src/translations/lint/lintTranslations';
import {noAids} from '../../../../src/translations/lint/aids';
import type {Messages} from '../../../../src/translations/messages';
import {folderWith} from '../folder';

const i18n = 'i18n/zh-hant';
const docs = `${i18n}/docusaurus-plugin-content-docs`;
const glossary =
  'english,chinese,avoid,strict,note\nuser,使用者,用戶,,\ncluster,叢集,,yes,\n';
const site = (files: Record<string, string>): string =>
  folderWith({[`${i18n}/glossary.csv`]: glossary, ...files});

const lintDocuments = (files: Record<string, string>): string[] =>
  lintTranslations('zh-hant', new Map(), new Map(), site(files));

describe('messages', () => {
  /** Lints one file of messages, next to the English of some. */
  function lint(text: string, english: Messages = {}): string[] {
    const messages = JSON.parse(text) as Messages;
    return lintTranslations(
      'zh-hant',
      new Map([['code.json', english]]),
      new Map([['code.json', messages]]),
      site({[`${i18n}/code.json`]: text}),
    );
  }

  it('are named with the line that each stands on', () => {
    const text = [
      '{',
      '  "用戶": {"message": "好"},',
      '  "b": {"message": "用戶"},',
      '  "c": {',
      '    "description": "用戶",',
      '    "message": "用戶"',
      '  },',
      '  "d": {"message": "\\u7528\\u6236"}',
      '}',
    ].join('\n');
    const fault = '"用戶" is no word for user: write "使用者".';
    expect(lint(text)).toEqual([
      `${i18n}/code.json:3: ${fault}`,
      `${i18n}/code.json:6: ${fault}`,
      `${i18n}/code.json:8: ${fault}`,
    ]);
  });

  it('are compared with the terms of their English', () => {
    const text = '{"a": {"message": "刪除。"}, "b": {"message": "刪除。"}}';
    expect(lint(text, {a: {message: 'Deletes a cluster.'}})).toEqual([
      `${i18n}/code.json:1: has no "叢集" for cluster.`,
    ]);
  });

  it('that are the English text are not taken for Chinese', () => {
    const text = '{"a": {"message": "Use(it),用戶"}}';
    expect(lint(text, {a: {message: 'Use(it),用戶'}})).toEqual([]);
  });

  it('are searched for Simplified characters', () => {
    expect(lint('{\n"a": {"message": "机器"}}')).toEqual([
      `${i18n}/code.json:2:19: 「机」 is a Simplified character.`,
    ]);
  });
});

describe('documents', () => {
  it('are checked in every version, but not what is generated', () => {
    const files = ['current', 'version-1.0'].flatMap((version) => [
      [`${docs}/${version}/intro.mdx`, '你好。\n'],
      [`${docs}/${version}/tutorial/api/first.mdx`, '这。\n'],
      [`${docs}/${version}/api/schemas/pool.mdx`, '你这。\n'],
    ]);
    const named = lintDocuments(
      Object.fromEntries(files) as Record<string, string>,
    ).map((problem) => problem.split(':')[0]);
    expect(named).toEqual([
      `${docs}/current/intro.mdx`,
      `${docs}/version-1.0/intro.mdx`,
      `${docs}/current/tutorial/api/first.mdx`,
      `${docs}/version-1.0/tutorial/api/first.mdx`,
    ]);
  });

  it('are checked for words and for characters, whatever their ending', () => {
    expect(
      lintDocuments({
        [`${i18n}/a.md`]: '用戶这',
        [`${i18n}/b.mdx`]: '用戶这',
        [`${i18n}/c.yml`]: '用戶这',
        [`${i18n}/d.txt`]: '用戶这',
        [`${i18n}/STYLE.md`]: '用戶这',
      }),
    ).toEqual([
      `${i18n}/a.md:1: "用戶" is no word for user: write "使用者".`,
      `${i18n}/b.mdx:1: "用戶" is no word for user: write "使用者".`,
      `${i18n}/a.md:1:3: 「这」 is a Simplified character.`,
      `${i18n}/b.mdx:1:3: 「这」 is a Simplified character.`,
      `${i18n}/c.yml:1:3: 「这」 is a Simplified character.`,
    ]);
  });

  it('are compared with the terms of the English section under the same id', () => {
    const english = 'A node.\n\n## One {#one}\n\nA cluster.\n';
    const file = (text: string): Record<string, string> => ({
      'docs/a.mdx': english,
      [`${docs}/current/a.mdx`]: text,
    });
    expect(lintDocuments(file('叢集。\n\n## 一 {#one}\n\n好。\n'))).toEqual([
      `${docs}/current/a.mdx:3: has no "叢集" for cluster.`,
    ]);
    expect(lintDocuments(file('好。\n\n## 一 {#one}\n\n叢集。\n'))).toEqual([]);
    expect(lintDocuments(file('好。\n\n## 二 {#two}\n\n好。\n'))).toEqual([]);
  });

  it('may have any words in front matter, imports and code', () => {
    const text = [
      '---',
      'slug: 用戶',
      'id: 你',
      '---',
      '',
      "import 用戶 from './a';",
      '',
      '```js',
      '用戶',
      '```',
      '',
      '好。',
      '',
    ].join('\n');
    expect(lintDocuments({[`${i18n}/a.mdx`]: text})).toEqual([]);
  });

  it('are read after the front matter, rules and words "import" included', () => {
    const text = '好。\n\n---\n用戶\n---\n\n我們 import 你。\n';
    expect(lintDocuments({[`${i18n}/a.mdx`]: text})).toEqual([
      `${i18n}/a.mdx:1: "你" is not how this site speaks to its readers: 您, or nothing.`,
      `${i18n}/a.mdx:1: "用戶" is no word for user: write "使用者".`,
    ]);
  });
});

it('the names of services and of the API are taken from the description', () => {
  const folder = site({
    [`${docs}/current/a.mdx`]: '[Pools](/docs/api/pool-service)\n',
    [`${i18n}/openapi/pool.json`]: '{}',
  });
  const problems = lintTranslations(
    'zh-hant',
    new Map(),
    new Map([['openapi/pool.json', {Pools: {message: '集區'}}]]),
    folder,
    {
      api: {
        names: new Set(),
        services: new Map([['/docs/api/pool-service', 'Pools']]),
      },
      labelsOf: () => [],
    },
  );
  expect(problems).toEqual([
    `${docs}/current/a.mdx:1: the link to /docs/api/pool-service says "Pools": the page is called "集區".`,
  ]);
});

it('labels of diagrams may be what the English of their file writes as code', () => {
  const diagram = '```mermaid\nReady\n```';
  const messages = (text: string): Messages => ({
    a: {message: diagram},
    b: {message: text},
  });
  const lint = (text: string): string[] =>
    lintTranslations(
      'zh-hant',
      new Map([['code.json', messages(text)]]),
      new Map([['code.json', messages(text)]]),
      site({[`${i18n}/code.json`]: JSON.stringify(messages(text))}),
      {...noAids, labelsOf: () => ['Ready']},
    );
  expect(lint('Then `Ready`.')).toEqual([]);
  expect(lint('Then ready.')).toHaveLength(1);
});

it('two terms with one word are named with the glossary', () => {
  const folder = folderWith({
    [`${i18n}/glossary.csv`]:
      'english,chinese,avoid,strict,note\na,甲,,,\nb,甲,,,\n',
  });
  expect(lintTranslations('zh-hant', new Map(), new Map(), folder)[0]).toMatch(
    /^i18n\/zh-hant\/glossary\.csv: "甲" stands for a and for b\./,
  );
});

it('a glossary that is broken is named', () => {
  const folder = folderWith({[`${i18n}/glossary.csv`]: 'english\nuser\n'});
  expect(() =>
    lintTranslations('zh-hant', new Map(), new Map(), folder),
  ).toThrow(/glossary\.csv:2: 1 cells/);
});

it('a language without a glossary or a folder has nothing to be checked', () => {
  expect(
    lintTranslations('zh-hant', new Map(), new Map(), folderWith({})),
  ).toEqual([]);
});

it('a language about which nothing particular is known has the glossary alone', () => {
  const folder = folderWith({
    'i18n/en/glossary.csv': glossary,
    'i18n/en/a.md': '用戶,你机',
  });
  expect(lintTranslations('en', new Map(), new Map(), folder)).toEqual([
    'i18n/en/a.md:1: "用戶" is no word for user: write "使用者".',
  ]);
});
