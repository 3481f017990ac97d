import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeContext, describeIn} from '../../../src/generate/locale';
import {readSource} from '../../../src/files/sourceFile';
import {getKnownSources, readBundle} from '../../../src/generate/loadReference';
import {writePages, writeMdxWrappers} from '../../../src/generate/pages';
import {siteFolder, writeJson} from './siteFolder';

let site = '';

beforeEach(() => {
  site = siteFolder();
});
afterEach(() => rmSync(site, {recursive: true}));

const described = (locale: 'en' | 'zh-hant') =>
  describeIn(site, locale, {
    document: readBundle(site, locale),
    sources: getKnownSources(site),
    rules: readSource(path.join(site, 'openapi/sandbox.yaml')),
    errors: readSource(path.join(site, 'openapi/sandbox-errors.yaml')),
    messages: readSource(path.join(site, 'openapi/error-messages.yaml')),
    symptoms: readSource(path.join(site, 'openapi/symptoms.yaml')),
    versions: [],
    next: {},
  });
const context = (locale: 'en' | 'zh-hant') =>
  makeContext(site, described(locale), new Map());

const read = (file: string): string =>
  readFileSync(path.join(site, file), 'utf8');

// The first test starts the highlighter, which takes seconds on a busy machine.
describe('the pages of a locale', {timeout: 60_000}, () => {
  it('are data with their table of contents', async () => {
    writePages(site, 'zh-hant', await context('zh-hant'));
    const page = JSON.parse(
      read('.generated/pages/zh-hant/wood-get-tree.json'),
    ) as {toc: {value: string}[]; content: unknown[]};
    expect(page.toc[0]).toEqual({value: '請求', id: 'request', level: 2});
    expect(page.content.slice(0, 2)).toMatchObject([
      ['header', {}, ['h1', {}, 'Get a tree']],
      ['Endpoint', {operation: 'wood-get-tree'}],
    ]);
    expect(existsSync(path.join(site, '.generated/pages/en'))).toBe(false);
  });

  it('have an MDX wrapper each, which names the data and what is edited', () => {
    writeMdxWrappers(site, 'en', described('en'));
    const wrapper = read('docs/api/bird-service-watch-birds.api.mdx');
    expect(wrapper).toContain('\nid: "bird-watch-birds"\n');
    expect(wrapper).toMatch(
      /custom_edit_url: "https:.*\/edit\/main\/openapi\/services\/bird\/operations\/watch-birds\.yaml"/,
    );
    expect(wrapper).toContain(
      'import page from "@site/.generated/pages/en/bird-watch-birds.json";',
    );
  });

  it('go where the description has them no more', async () => {
    writeJson(site, '.generated/pages/en/old.json', {});
    writePages(site, 'en', await context('en'));
    expect(existsSync(path.join(site, '.generated/pages/en/old.json'))).toBe(
      false,
    );
  });

  it('need the bundle of their language', () => {
    rmSync(path.join(site, '.generated'), {recursive: true});
    expect(() => readBundle(site, 'zh-hant')).toThrow(
      '.generated/static/zh-hant/openapi.json does not exist. Run "npm run api" first.',
    );
  });
});
