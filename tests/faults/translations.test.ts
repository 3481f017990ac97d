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
});
