import {describe, expect, it} from 'vitest';
import {
  getBundleFile,
  getDocsFolder,
  getPagesFolder,
  sourcesFile,
  getStaticFolder,
  getMdxWrapperFolder,
} from '../../../src/generate/paths';
import {rulesFile} from '../../../src/reference/sandboxRules';
import {getCatalogFolder} from '../../../src/translations/paths';

describe('the files of the reference', () => {
  it('stand where the site and its writers look for them', () => {
    expect(getDocsFolder('en')).toBe('docs');
    expect(getDocsFolder('zh-hant')).toBe(
      'i18n/zh-hant/docusaurus-plugin-content-docs/current',
    );
    expect(getMdxWrapperFolder('en')).toBe('docs/api');
    expect(getCatalogFolder('zh-hant')).toBe('i18n/zh-hant/openapi');
    expect(rulesFile).toBe('openapi/sandbox.yaml');
  });

  it('are made in a folder that is never committed', () => {
    expect([
      sourcesFile,
      getStaticFolder('en'),
      getBundleFile('zh-hant'),
      getPagesFolder('zh-hant'),
    ]).toEqual([
      '.generated/sources.json',
      '.generated/static/en',
      '.generated/static/zh-hant/openapi.json',
      '.generated/pages/zh-hant',
    ]);
  });
});
