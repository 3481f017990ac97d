import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

const i18n = 'i18n/zh-hant';
const docs = `${i18n}/docusaurus-plugin-content-docs/current`;
const code = `${i18n}/code.json`;
const catalog = `${i18n}/openapi/scope.json`;
const page = 'tutorial-basics/create-a-page.mdx';

type Messages = Record<string, {message: string; description: string}>;
const messages = (file: string): Messages =>
  JSON.parse(site.read(file)) as Messages;

function change(file: string, from: string | RegExp, to: string): void {
  const text = site.read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}.`);
  site.write(file, changed);
}

it('a broken file of translations is named, and left as it is', () => {
  const text = site.read(catalog);
  const broken = text.slice(0, -10);
  site.write(catalog, broken);
  for (const script of ['check:translations', 'write-translations']) {
    const {code: exit, output} = site.run(script);
    expect(exit).not.toBe(0);
    expect(output).toMatch(
      /i18n\/zh-hant\/openapi\/scope\.json:\d+:\d+: not valid JSON/,
    );
    expect(site.read(catalog)).toBe(broken);
  }
  site.write(catalog, text);
});

it('what is missing, stale or wrong is named, added and marked', () => {
  // A text of the interface, of a document, and of the description changes.
  const own = messages(code);
  delete own['reference.anchor'];
  site.write(code, JSON.stringify(own, null, 2));
  rmSync(path.join(site.folder, docs, 'intro.mdx'));
  change(`docs/${page}`, /$/, '\nA new last sentence.\n');
  change(
    'src/components/tryIt/SendBar.tsx',
    '          Send\n',
    '          Send and wait\n',
  );
  change(
    'openapi/services/scope/operations/list-scopes.yaml',
    'summary: List scopes\n',
    'summary: List scopes anew\n',
  );
  change(catalog, '"message": "列出所設定', '"message": "用戶列出所設定');

  const api = site.run('api');
  expect(api.code, api.output).toBe(0);
  const wrapper = `${docs}/api/scope-service-list-scopes.api.mdx`;
  expect(site.read(wrapper)).toContain('用戶列出所設定');

  const check = site.run('check:translations');
  expect(check.code).not.toBe(0);
  for (const says of [
    `${code}: "reference.anchor" is missing.`,
    `${code}: "tryIt.send" is stale. The English was "Send" and is "Send and wait".`,
    `${docs}/intro.mdx: missing. Translate docs/intro.mdx`,
    `${docs}/${page}: stale. docs/${page} has changed`,
    `${catalog}: "List scopes anew" is missing.`,
    `${catalog}: "List scopes" is no longer used.`,
    '"用戶" is no word for user',
  ]) {
    expect(check.output).toContain(says);
  }
  expect(check.output).toMatch(/│ interface +│ \d+ +│ 1 +│ 0 +│ 0 +│ 1 +│/);
  expect(check.output).toMatch(/│ API: model +│ \d+ +│ 0 +│ 0 +│ 0 +│ 0 +│/);

  const written = site.run('write-translations');
  expect(written.code, written.output).toBe(0);
  expect(messages(code)['reference.anchor']?.message).toBe(
    'Direct link to {name}',
  );
  expect(messages(catalog)['List scopes anew']?.message).toBe(
    'List scopes anew',
  );
  expect(messages(catalog)['List scopes']?.description).toMatch(
    /^No longer used\. /,
  );
  const wasStale = [code, `${docs}/${page}`];
  for (const file of wasStale) {
    const {code: exit, output} = site.run('mark-translated', file);
    expect(exit, output).toBe(0);
  }
  const {output} = site.run('check:translations');
  const stale = output.split('\n').filter((line) => /\bstale\./.test(line));
  for (const file of wasStale) {
    expect(stale.filter((line) => line.startsWith(`${file}:`))).toEqual([]);
  }
}, 1_800_000);
