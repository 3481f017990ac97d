import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

const folder = 'i18n/de';
const docs = `${folder}/docusaurus-plugin-content-docs/current`;
const there = (file: string): boolean =>
  existsSync(path.join(site.folder, file));
const messages = (file: string) =>
  JSON.parse(site.read(`${folder}/${file}`)) as Record<
    string,
    {message: string}
  >;

const original = (file: string): string =>
  readFileSync(`i18n/zh-hant/${file}`, 'utf8');

const german = `
  de: {
    label: 'Deutsch',
    htmlLang: 'de',
    direction: 'ltr',
    calendar: 'gregory',
    feed: {title: 'Blog', description: 'Wie diese Seiten entstehen.'},
  },
} as const;
`;

describe('a third language, once it is named in src/site.ts', () => {
  let written = {code: 1, output: ''};
  let api = written;
  let check = written;

  beforeAll(() => {
    const config = site.read('src/site.ts');
    const end = '\n} as const;\n\nexport type Locale';
    if (!config.includes(end))
      throw new Error('The list of languages ends otherwise.');
    site.write(
      'src/site.ts',
      config.replace(end, () => `${german}\nexport type Locale`),
    );
    written = site.run('write-translations');
    const code = messages('code.json');
    code['reference.field.required'] = {message: 'Pflichtfeld'};
    code['reference.field.readOnly'] = {message: 'Der Klaster liest nur'};
    site.write(`${folder}/code.json`, JSON.stringify(code, null, 2));
    site.write(
      `${folder}/glossary.csv`,
      'english,german,avoid,strict,note\ncluster,Cluster,Klaster,,\n',
    );
    api = site.run('api');
    check = site.run('check:translations');
  }, 600_000);

  it('has files to be translated, in English', () => {
    expect(written.code, written.output).toBe(0);
    expect(messages('code.json')['reference.field.always']?.message).toMatch(
      /^[a-z ]+$/i,
    );
    expect(messages('openapi/storage.json')).toHaveProperty('Create a pool');
    expect(site.read(`${folder}/made-from.yaml`)).toContain(
      'reference.field.always:',
    );
  });

  it('has its pages of the API', () => {
    expect(api.code, api.output).toBe(0);
    expect(there(`${docs}/api/storage-service-create-pool.api.mdx`)).toBe(true);
  });

  it('leaves the other language as it was', () => {
    for (const file of [
      'code.json',
      'made-from.yaml',
      'openapi/storage.json',
    ]) {
      expect(site.read(`i18n/zh-hant/${file}`)).toBe(original(file));
    }
    expect(check.output).not.toContain('i18n/zh-hant/');
  });

  it.each([
    [`${docs}/intro.mdx: missing. Translate docs/intro.mdx into this file.`],
    [`${folder}/code.json: "reference.field.always" is the English text.`],
    [`${folder}/openapi/storage.json: "Create a pool" is the English text.`],
    ['"Klaster" is no word for cluster: write "Cluster".'],
  ])('is told: %s', (problem) => {
    expect(check.code).toBe(1);
    expect(check.output).toContain(problem);
  });

  it('is told nothing of what is translated, nor by the rules of another', () => {
    expect(check.output).not.toContain('"reference.field.required"');
    expect(check.output).not.toContain('punctuation or spaces');
  });

  it('has generated pages that git leaves out', () => {
    const {status} = spawnSync('git', [
      'check-ignore',
      '--quiet',
      '--no-index',
      `${docs}/api/storage-service-create-pool.api.mdx`,
    ]);
    expect(status).toBe(0);
  });
});
