import {describe, expect, it} from 'vitest';
import {
  bundleFile,
  bundledFile,
  catalogueFolder,
  diagramsFile,
  docsFolder,
  pagesFolder,
  sourcesFile,
  staticFolder,
} from '../../../src/reference/paths';
import {rulesFile} from '../../../src/reference/sandboxRules';

describe('the files of the reference', () => {
  it('stand where the site and its writers look for them', () => {
    expect(docsFolder('en')).toBe('docs');
    expect(docsFolder('zh-hant')).toBe(
      'i18n/zh-hant/docusaurus-plugin-content-docs/current',
    );
    expect(catalogueFolder('zh-hant')).toBe('i18n/zh-hant/openapi');
    expect(rulesFile).toBe('openapi/sandbox.yaml');
  });

  it('are made in a folder that is never committed', () => {
    expect([
      bundledFile,
      sourcesFile,
      staticFolder('en'),
      bundleFile('zh-hant'),
      diagramsFile('zh-hant'),
      pagesFolder('zh-hant'),
    ]).toEqual([
      '.generated/bundle.json',
      '.generated/sources.json',
      '.generated/static/en',
      '.generated/static/zh-hant/openapi.json',
      '.generated/diagrams/zh-hant.json',
      '.generated/reference/zh-hant',
    ]);
  });
});
