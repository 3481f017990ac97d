import {expect, it} from 'vitest';
import {checkTranslations} from '../../../src/translations/check';
import type {Messages} from '../../../src/translations/messages';
import {folderWith} from './folder';

const i18n = 'i18n/zh-hant';
const docs = `${i18n}/docusaurus-plugin-content-docs`;
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
  ).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

const checkCode = (texts: Record<string, string>): string[] =>
  check(
    {'code.json': english(...Object.keys(texts))},
    {'code.json': translated(texts)},
  ).map((problem) => problem.replace(`${i18n}/code.json`, ''));

it('names what is missing, and what is no longer used', () => {
  const long = 'x'.repeat(99);
  const problems = check(
    {'code.json': english('Run the call now', 'Blank', `${long}yz`)},
    {
      'code.json': translated({
        'Run the call': '執行呼叫',
        Blank: '  ',
        toString: '舊',
      }),
      'none.json': translated({c: '三'}),
    },
  );
  expect(problems).toEqual([
    `${i18n}/code.json:1: "Run the call now" is missing.`,
    `${i18n}/code.json:6: "Blank" is missing.`,
    `${i18n}/code.json:1: "${long}…" is missing.`,
    `${i18n}/code.json:3: "Run the call" is no longer used. Move its translation to the new text, or remove it.`,
    `${i18n}/code.json:9: "toString" is no longer used. Move its translation to the new text, or remove it.`,
    `${i18n}/none.json:3: "c" is no longer used. Move its translation to the new text, or remove it.`,
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
    ':24: only one of the English and the translation has {count}.',
    ':24: only one of the English and the translation has {all}.',
    ':24: has lost `{id}`.',
    ':12: 「机」 is a Simplified character.',
  ]);
});

it('documents are compared section by section, without code', () => {
  const text =
    "---\nslug: 用戶\n---\n\nimport 用戶 from './a';\n\n叢集。\n\n## 一 {#one}\n\n用戶这。\n\n```js\n用戶\n```\n";
  const problems = check(
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
    `${docs}/current/a.mdx:11: 「这」 is a Simplified character.`,
  ]);
});
