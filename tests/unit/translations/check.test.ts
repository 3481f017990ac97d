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
    'english,chinese,avoid,strict,note\nuser,使用者,用戶,,\ncluster,叢集,,yes,\n',
  [`${i18n}/wording.yaml`]: 'traditional: true\n',
};
/** Messages that are their own keys, in English. */
const english = (...texts: string[]): Messages =>
  Object.fromEntries(texts.map((text) => [text, {message: text}]));

const translated = (texts: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, {message}]),
  );

function check(
  extracted: Record<string, Messages>,
  translations: Record<string, Messages>,
  others: Record<string, string> = {},
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
    folderWith({...glossary, ...Object.fromEntries(files), ...others}),
  );
}

const checkCode = (texts: Record<string, string>): string[] =>
  check(
    {'code.json': english(...Object.keys(texts))},
    {'code.json': translated(texts)},
  ).problems.map((problem) => problem.replace(`${i18n}/code.json`, ''));

it('counts the files of one area together, messages and documents', () => {
  const one = english('One');
  const {rows} = check(
    {
      'code.json': one,
      'docusaurus-theme-classic/navbar.json': {b: {message: 'Two'}},
      'docusaurus-plugin-content-docs/current.json': one,
      'openapi/scope.json': one,
    },
    {
      'code.json': translated({One: '一', old: '舊'}),
      'docusaurus-plugin-content-docs/current.json': translated({One: '一'}),
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

it('names what is missing with its source, and what it may have been', () => {
  const long = 'x'.repeat(100);
  const {problems} = check(
    {
      'code.json': english('Run the call now', 'Blank', `${long}y`),
      'openapi/pool.json': {
        'A pool.': {message: 'A pool.', description: 'Schema Pool'},
      },
    },
    {
      'code.json': translated({
        'Run the call': '執行呼叫',
        Blank: '  ',
        toString: '舊',
      }),
      'none.json': translated({c: '三'}),
    },
    {
      'src/a.tsx':
        "const a = 'Run the calls';\n<Translate>\n  Run the\n  call now\n</Translate>",
      'src/b.ts': "translate({message: 'Bla' + 'nk'});\nsay('Blank');\n",
    },
  );
  expect(problems).toEqual([
    `${i18n}/code.json: "Run the call now" is missing. Its place: src/a.tsx:3. Perhaps it was "Run the call", on line 3.`,
    `${i18n}/code.json: "Blank" is missing. Its place: src/b.ts:2.`,
    `${i18n}/code.json: "${long}…" is missing.`,
    `${i18n}/code.json:3: "Run the call" is no longer used. Move its translation to the new text, or remove it.`,
    `${i18n}/code.json:9: "toString" is no longer used. Move its translation to the new text, or remove it.`,
    `${i18n}/openapi/pool.json: "A pool." is missing. Its place: Schema Pool.`,
    `${i18n}/none.json: no message comes from this file. Remove it.`,
  ]);
});

it('names the faults of messages with the line of each', () => {
  expect(
    checkCode({
      Good: '用戶端好',
      'A user': '用戶',
      'Deletes a cluster.': '刪除。',
      'A machine': '机器',
      'The same': 'The same',
      '{count} / {total}': '{count} / {total}',
      '{name}': '名稱',
      '{count} lines, `{id}`': '行，{all}',
    }),
  ).toEqual([
    ':3: "用戶" is no word for user: write "使用者".',
    ':6: "用戶" is no word for user: write "使用者".',
    ':9: has no "叢集" for cluster.',
    ':15: "The same" is the English text.',
    ':24: has lost {count}, which stands for a value.',
    ':24: has {all}, which the English has not.',
    ':24: has lost `{id}`.',
    ':12:17: 「机」 is a Simplified character.',
  ]);
});

it('a diagram has no English label but what its file writes as code', () => {
  const diagram = (first: string, second: string): string =>
    `\`\`\`mermaid\nflowchart LR\n  A[${first}] -->|CreatePool| B[${second}]\n\`\`\``;
  expect(
    checkCode({
      'Is `Failed testing`.': '為 `Failed testing`。',
      [diagram('Is ready', 'Failed testing')]: diagram(
        '就緒',
        'Failed testing',
      ),
      [diagram('Not ready', 'On')]: diagram('Not ready', '開啟'),
    }),
  ).toEqual([
    ':9: the label "Not ready" of a diagram is English: translate it.',
  ]);
});

describe('one English text', () => {
  it('has one translation, unless its key says where it stands', () => {
    const extracted = {
      'code.json': {
        ...english('Retry'),
        'Retry (button)': {message: 'Retry'},
      },
      'openapi/shared.json': english('Retry'),
    };
    const {problems} = check(extracted, {
      'code.json': translated({Retry: '重試', 'Retry (button)': '再試'}),
      'openapi/shared.json': translated({Retry: '再試'}),
    });
    expect(problems).toEqual([
      `${i18n}/openapi/shared.json:3: "Retry" is "再試" here and "重試" in ${i18n}/code.json:3. Write the same.`,
    ]);
  });

  it('has one as a heading, too', () => {
    const {problems} = check(
      {},
      {},
      {
        'docs/a.mdx': '## Next {#next}\n',
        'docs/b.mdx': '## Next {#next}\n',
        [`${docs}/current/a.mdx`]: '## 接著 {#next}\n',
        [`${docs}/current/b.mdx`]: '## 下一步 {#next}\n',
      },
    );
    expect(problems).toContain(
      `${docs}/current/b.mdx:1: "Next" is "下一步" here and "接著" in ${docs}/current/a.mdx:1. Write the same.`,
    );
  });
});

it('documents are compared section by section, without code', () => {
  const text =
    "---\nslug: 用戶\n---\n\nimport 用戶 from './a';\n\n叢集。\n\n## 一 {#one}\n\n用戶这。\n\n```js\n用戶\n```\n";
  const {problems} = check(
    {},
    {},
    {
      'docs/a.mdx': 'A node.\n\n## One {#one}\n\nA cluster.\n',
      [`${docs}/current/a.mdx`]: text,
      [`${docs}/current/api/generated.mdx`]: '用戶这',
      [`${i18n}/STYLE.md`]: '用戶这',
    },
  );
  expect(problems.slice(1)).toEqual([
    `${docs}/current/a.mdx:9: "用戶" is no word for user: write "使用者".`,
    `${docs}/current/a.mdx:9: has no "叢集" for cluster.`,
    `${docs}/current/a.mdx:11:3: 「这」 is a Simplified character.`,
  ]);
});
