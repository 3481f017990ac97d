import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {SiteCopy} from './site';

const site = new SiteCopy();
afterAll(() => site.remove());

const folder = 'i18n/de';
const docs = `${folder}/docusaurus-plugin-content-docs/current`;
const messages = (file: string) =>
  JSON.parse(site.read(`${folder}/${file}`)) as Record<
    string,
    {message: string}
  >;

const german = `
  de: {label: 'Deutsch', htmlLang: 'de'},
} as const;
`;

it('a third language, once it is named in src/site.ts, has all it needs', () => {
  const config = site.read('src/site.ts');
  const end = '\n} as const;\n\nexport type Locale';
  expect(config).toContain(end);
  site.write(
    'src/site.ts',
    config.replace(end, () => `${german}\nexport type Locale`),
  );
  const written = site.run('write-translations');
  expect(written.code, written.output).toBe(0);
  const code = messages('code.json');
  expect(code.required).toMatchObject({message: 'required'});
  expect(messages('openapi/storage.json')).toHaveProperty('Create a pool');

  code.required = {message: 'Pflichtfeld'};
  code['read-only'] = {message: 'Der Klaster liest nur'};
  site.write(`${folder}/code.json`, JSON.stringify(code, null, 2));
  site.write(
    `${folder}/glossary.csv`,
    'english,german,avoid,strict,note\ncluster,Cluster,Klaster,,\n',
  );
  // The feed of a service that the description no longer has.
  const feed = '.generated/static/en/changes/gone.xml';
  site.write(feed, '');
  const api = site.run('api');
  expect(api.code, api.output).toBe(0);
  const page = `${docs}/api/storage-service-create-pool.api.mdx`;
  expect(existsSync(path.join(site.folder, page))).toBe(true);
  expect(existsSync(path.join(site.folder, feed))).toBe(false);
  const ignored = spawnSync('git', ['check-ignore', '--no-index', page]);
  expect(ignored.status).toBe(0);

  const check = site.run('check:translations');
  expect(check.code).toBe(1);
  for (const problem of [
    `${docs}/intro.mdx:1: missing. Translate docs/intro.mdx into this file.`,
    ': "always present" is the English text.',
    ': "Create a pool" is the English text.',
    '"Klaster" is no word for cluster: write "Cluster".',
  ]) {
    expect(check.output).toContain(problem);
  }
  // Neither what is translated, nor the rules and files of another language.
  for (const other of [
    '"required" is',
    'punctuation or spaces',
    'i18n/zh-hant/code.json',
    'i18n/zh-hant/openapi/',
  ]) {
    expect(check.output).not.toContain(other);
  }
  for (const file of ['code.json', 'openapi/storage.json']) {
    expect(site.read(`i18n/zh-hant/${file}`)).toBe(
      readFileSync(`i18n/zh-hant/${file}`, 'utf8'),
    );
  }
});

it('npm run write-translations names the command that must run first', () => {
  rmSync(path.join(site.folder, '.generated'), {recursive: true});
  const {code, output} = site.run('write-translations');
  expect(code).toBe(1);
  expect(output).toContain('does not exist. Run "npm run api" first.');
  expect(output).not.toMatch(/^ +at /m);
});
