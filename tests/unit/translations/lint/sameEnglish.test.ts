import {expect, it} from 'vitest';
import {getHeadings} from '../../../../src/translations/lint/headings';
import {lintTranslations} from '../../../../src/translations/lint/lintTranslations';
import {sameEnglish} from '../../../../src/translations/lint/sameEnglish';
import {folderWith} from '../folder';

it('the same English with two translations is reported once for each text', () => {
  const said = (place: string, text: string, english = 'Read an error') => ({
    place,
    english,
    text,
  });
  expect(
    sameEnglish([
      said('a', '讀懂錯誤'),
      said('b', '讀懂錯誤'),
      said('c', '解讀錯誤'),
      said('d', '看懂錯誤'),
      said('e', '重試', 'Retry'),
    ]),
  ).toEqual([
    'c: "Read an error" is "解讀錯誤" here and "讀懂錯誤" in a. Write the same.',
  ]);
});

it('headings are those that both languages have, by their ids', () => {
  expect(
    getHeadings(
      '## What you have now {#now}\n\n## Only here {#here}\n\n## No id\n',
      '## 目前的成果 {#now}\n\n## 只在這裡 {#there}\n',
    ),
  ).toEqual([{english: 'What you have now', text: '目前的成果'}]);
});

it('documents and messages of a site are compared', () => {
  const i18n = 'i18n/zh-hant';
  const docs = `${i18n}/docusaurus-plugin-content-docs/current`;
  const siteDir = folderWith({
    'docs/a.mdx': '## End {#end}\n',
    'docs/b.mdx': '## End {#end}\n',
    [`${docs}/a.mdx`]: '## 結束 {#end}\n',
    [`${docs}/b.mdx`]: '## 終了 {#end}\n',
    [`${i18n}/openapi/one.json`]: '{"Name.": {"message": "名稱。"}}',
    [`${i18n}/openapi/two.json`]: '{"Name.": {"message": "名字。"}}',
  });
  const english = {'Name.': {message: 'Name.'}};
  const faults = lintTranslations(
    'zh-hant',
    new Map([
      ['openapi/one.json', english],
      ['openapi/two.json', english],
    ]),
    new Map([
      ['openapi/one.json', {'Name.': {message: '名稱。'}}],
      ['openapi/two.json', {'Name.': {message: '名字。'}}],
    ]),
    siteDir,
  );
  expect(faults).toEqual([
    `${i18n}/openapi/two.json: "Name." is "名字。" here and "名稱。" in ${i18n}/openapi/one.json. Write the same.`,
    `${docs}/b.mdx: "End" is "終了" here and "結束" in ${docs}/a.mdx. Write the same.`,
  ]);
});
