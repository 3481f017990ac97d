import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

const code = 'i18n/zh-hant/code.json';
const original = site.read(code);
afterEach(() => site.write(code, original));

const check = () => site.run('check:translations');

describe('npm run check:translations', () => {
  it('passes as the site is', () => {
    expect(check()).toMatchObject({code: 0});
  });

  it('names file and line of broken JSON', () => {
    site.write(code, original.replace('"message":', '"message"'));
    const result = check();
    expect(result.code).not.toBe(0);
    expect(result.output).toMatch(
      /i18n\/zh-hant\/code\.json:\d+:\d+: not valid JSON/,
    );
  });

  it('names what is missing, English, no longer used or Simplified', () => {
    const messages = JSON.parse(original) as Record<string, {message: string}>;
    delete messages['theme.tags.tagsPageTitle'];
    messages['reference.field.required'] = {message: 'required'};
    messages['reference.streaming'] = {message: '服务器串流'};
    messages['no.such.id'] = {message: '沒有'};
    site.write(code, JSON.stringify(messages, null, 2));
    const {code: exit, output} = check();
    expect(exit).not.toBe(0);
    expect(output).toContain(`${code}: "theme.tags.tagsPageTitle" is missing`);
    expect(output).toContain(
      `${code}: "reference.field.required" is the English text`,
    );
    expect(output).toContain(`${code}: "no.such.id" is no longer used`);
    expect(output).toMatch(/code\.json:\d+:\d+: 「务」/);
  });

  it('names a document without its translation', () => {
    const twin =
      'i18n/zh-hant/docusaurus-plugin-content-docs/current/intro.mdx';
    const text = site.read(twin);
    rmSync(path.join(site.folder, twin));
    const {code: exit, output} = check();
    site.write(twin, text);
    expect(exit).not.toBe(0);
    expect(output).toContain(`${twin}: missing`);
  });

  it('shows what has changed in a document since its translation', () => {
    const english = 'docs/intro.mdx';
    const text = site.read(english);
    site.write(english, `${text}\nA new last sentence.\n`);
    const {code: exit, output} = check();
    site.write(english, text);
    expect(exit).not.toBe(0);
    expect(output).toMatch(/current\/intro\.mdx: stale\. docs\/intro\.mdx/);
    expect(output).toMatch(/documents *│ *\d+ *│ 0 *│ 0 *│ 0 *│ 1 /);
    expect(output).toContain('npm run mark-translated');
  });

  it('names faults of the Chinese with file and line', () => {
    site.write(
      code,
      original.replace('"message": "展開側邊欄', '"message": "展開用戶,側邊欄'),
    );
    const {code: exit, output} = check();
    expect(exit).not.toBe(0);
    expect(output).toMatch(/code\.json:\d+: punctuation or spaces: write/);
    expect(output).toMatch(/code\.json:\d+: "用戶" is no word for user/);
  });
});

describe('a change of the API description', () => {
  const file = 'openapi/services/scope/operations/list-scopes.yaml';
  const text = site.read(file);
  const catalogue = 'i18n/zh-hant/openapi/scope.json';
  const translated = site.read(catalogue);
  afterEach(() => {
    site.write(file, text);
    site.write(catalogue, translated);
  });

  it('is reported, extracted and kept until it is translated', () => {
    const summary = /^ {2}summary: (.+)$/m.exec(text)?.[1] ?? '';
    const changed = `${summary} anew`;
    site.write(file, text.replace(summary, changed));
    expect(site.run('api').code).toBe(0);

    const before = check();
    expect(before.code).not.toBe(0);
    expect(before.output).toContain(`${catalogue}: "${changed}" is missing.`);
    expect(before.output).toContain(
      `${catalogue}: "${summary}" is no longer used.`,
    );

    expect(site.run('write-translations').code).toBe(0);
    const written = site.read(catalogue);
    const messages = JSON.parse(written) as Record<
      string,
      {message: string; description: string}
    >;
    expect(messages[changed]?.message).toBe(changed);
    expect(messages[summary]?.message).toMatch(/\p{Script=Han}/u);
    expect(messages[summary]?.description).toMatch(/^No longer used\./);
    expect(check().output).toContain(`"${changed}" is the English text.`);

    expect(site.run('write-translations').code).toBe(0);
    expect(site.read(catalogue)).toBe(written);
  });

  it('shows in the Chinese pages once it is translated', () => {
    site.write(
      catalogue,
      translated.replace('"message": "列出', '"message": "一一列出'),
    );
    expect(site.run('api').code).toBe(0);
    const page =
      'i18n/zh-hant/docusaurus-plugin-content-docs/current/api/scope-service-list-scopes.api.mdx';
    expect(site.read(page)).toContain('一一列出');
  });

  it('in a broken catalogue stops before anything is written', () => {
    site.write(catalogue, translated.slice(0, -10));
    const {code: exit, output} = site.run('write-translations');
    expect(exit).not.toBe(0);
    expect(output).toMatch(/scope\.json:\d+:\d+: not valid JSON/);
    expect(site.read(catalogue)).toBe(translated.slice(0, -10));
  });
});
