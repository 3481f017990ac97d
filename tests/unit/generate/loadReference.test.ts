import {mkdtempSync, rmSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {twoServices} from '../reference/description';
import {siteFolder, writeJson} from './siteFolder';

let site = '';

beforeEach(() => {
  vi.resetModules();
  site = siteFolder();
});
afterEach(() => rmSync(site, {recursive: true}));

/** As a new process has it, which has read nothing yet. */
const fresh = () => import('../../../src/generate/loadReference');

/** Writes another bundle, changed at a time of its own. */
function changeBundle(title: string, seconds: number): void {
  const document = {...twoServices(), info: {...twoServices().info, title}};
  const file = '.generated/static/en/openapi.json';
  utimesSync(writeJson(site, file, document), seconds, seconds);
}

describe('readBundle', () => {
  it('reads the bundle of a locale, of English if none is named', async () => {
    const {readBundle} = await fresh();
    expect(readBundle(site).info.title).toBe('Forest en');
    expect(readBundle(site, 'zh-hant').info.title).toBe('Forest zh-hant');
  });

  it('says how a bundle is made where there is none', async () => {
    const {loadReference, readBundle} = await fresh();
    const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
    const message =
      '.generated/static/zh-hant/openapi.json does not exist. Run "npm run api" first.';
    expect(() => readBundle(empty, 'zh-hant')).toThrow(message);
    expect(() => loadReference(empty, 'zh-hant')).toThrow(message);
    rmSync(empty, {recursive: true});
  });
});

describe('loadReference', () => {
  it('makes the model of a locale, with the files it is written in', async () => {
    const {loadReference} = await fresh();
    const {title, operations} = loadReference(site, 'zh-hant');
    expect(title).toBe('Forest zh-hant');
    expect(operations.get('WoodService_GetTree')?.source).toBe(
      'openapi/services/wood/operations/get-tree.yaml',
    );
    expect(loadReference(site).title).toBe('Forest en');
  });

  it('makes it once, until the bundle changes', async () => {
    const {loadReference} = await fresh();
    changeBundle('Old', 1000);
    const old = loadReference(site);
    expect(loadReference(site)).toBe(old);
    changeBundle('New', 2000);
    expect(loadReference(site).title).toBe('New');
    changeBundle('Restored', 1000);
    expect(loadReference(site).title).toBe('Restored');
  });

  it('keeps sites apart whose bundles changed at the same time', async () => {
    const {loadReference} = await fresh();
    changeBundle('First', 1000);
    const first = site;
    expect(loadReference(site).title).toBe('First');
    site = siteFolder();
    changeBundle('Second', 1000);
    expect(loadReference(site).title).toBe('Second');
    rmSync(first, {recursive: true});
  });
});
