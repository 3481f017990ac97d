import {describe, expect, it} from 'vitest';
import {
  bundleFile,
  docsFolder,
  pagesFolder,
  sourcesFile,
  staticFolder,
  mdxWrapperFolder,
} from '../../../src/generate/paths';
import {rulesFile} from '../../../src/reference/sandboxRules';
import {catalogFolder} from '../../../src/translations/paths';

describe('the files of the reference', () => {
  it('stand where the site and its writers look for them', () => {
    expect(docsFolder('en')).toBe('docs');
    expect(docsFolder('zh-hant')).toBe(
      'i18n/zh-hant/docusaurus-plugin-content-docs/current',
    );
    expect(mdxWrapperFolder('en')).toBe('docs/api');
    expect(catalogFolder('zh-hant')).toBe('i18n/zh-hant/openapi');
    expect(rulesFile).toBe('openapi/sandbox.yaml');
  });

  it('are made in a folder that is never committed', () => {
    expect([
      sourcesFile,
      staticFolder('en'),
      bundleFile('zh-hant'),
      pagesFolder('zh-hant'),
    ]).toEqual([
      '.generated/sources.json',
      '.generated/static/en',
      '.generated/static/zh-hant/openapi.json',
      '.generated/pages/zh-hant',
    ]);
  });
});
