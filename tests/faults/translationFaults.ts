import {rmSync} from 'node:fs';
import path from 'node:path';
import type {SiteCopy} from './site';

export const i18n = 'i18n/zh-hant';
export const docs = `${i18n}/docusaurus-plugin-content-docs/current`;
export const code = `${i18n}/code.json`;
export const catalog = `${i18n}/openapi/scope.json`;

/** Messages of the interface with one fault each; none is one that is missing. */
const interfaceFaults: Record<string, string | undefined> = {
  'reference.anchor': undefined,
  'reference.field.required': 'required',
  'theme.tags.tagsPageTitle': 'Tags',
  'reference.field.always': '服务器串流',
  'no.such.id': '沒有',
  'theme.docs.sidebar.expandButtonTitle': '展開,側邊欄',
  'theme.docs.sidebar.expandButtonAriaLabel': '展開「側邊欄',
  'theme.ErrorPageContent.tryAgain': '你再試一次',
  'theme.NotFound.title': '找不到用戶',
  'reference.field.readOnly': '僅供讀取',
};

/** A document that exists in Chinese alone, with a fault of every kind. */
const leftOver = `---
title: 舊
---

第一,二。

「第三。

你可以登入。

用戶可以登入。

这一段。

刪除它。

[Machine](/docs/api/machine-service)
`;

/** Replaces a part of a file, which must be there. */
function change(
  site: SiteCopy,
  file: string,
  from: string | RegExp,
  to: string,
): void {
  const text = site.read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}.`);
  site.write(file, changed);
}

function changeInterface(site: SiteCopy): void {
  const messages = JSON.parse(site.read(code)) as Record<
    string,
    {message: string}
  >;
  for (const [id, message] of Object.entries(interfaceFaults)) {
    if (message === undefined) delete messages[id];
    else messages[id] = {message};
  }
  site.write(code, `${JSON.stringify(messages, null, 2)}\n`);
}

/** Puts a fault of every kind that `npm run check:translations` knows into a copy. */
export function addTranslationFaults(site: SiteCopy): void {
  changeInterface(site);
  site.write(`${i18n}/nowhere.json`, '{}\n');
  for (const file of [
    `${docs}/intro.mdx`,
    `${i18n}/docusaurus-plugin-content-blog/2026-03-02-welcome.mdx`,
    `${i18n}/docusaurus-plugin-content-pages/markdown-page.mdx`,
  ]) {
    rmSync(path.join(site.folder, file));
  }
  change(
    site,
    'docs/tutorial-basics/congratulations.mdx',
    /$/,
    '\nA new last sentence.\n',
  );
  change(
    site,
    `${docs}/tutorial-basics/create-a-page.mdx`,
    /^translated_from: .*\n/m,
    '',
  );
  change(
    site,
    `${docs}/tutorial-basics/deploy-your-site.mdx`,
    /\{#[^}]+\}$/m,
    '{#no-such-id}',
  );
  site.write(`${docs}/gone.mdx`, leftOver);
  change(site, `${i18n}/glossary.csv`, /$/, 'engine,機器,,,\n');
  change(
    site,
    'src/components/tryIt/SendBar.tsx',
    '          Send\n',
    '          Send and wait\n',
  );
  change(
    site,
    'openapi/services/scope/operations/list-scopes.yaml',
    'summary: List scopes\n',
    'summary: List scopes anew\n',
  );
  change(site, catalog, '"message": "列出所設定', '"message": "一一列出所設定');
}
