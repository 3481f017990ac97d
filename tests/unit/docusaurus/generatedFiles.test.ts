import {describe, expect, it} from 'vitest';
import {
  slimDocuments,
  slimGlobalData,
} from '../../../src/docusaurus/generatedFiles';

describe('slim data', () => {
  const ids = [
    'intro',
    'guides/quickstart',
    'api/storage-service',
    'api/scope-list-scopes',
    'api/schemas/scope',
  ];

  it('lose what no card leads to', () => {
    const docs = Object.fromEntries(ids.map((id) => [id, {id}]));
    const slim = JSON.parse(
      slimDocuments(JSON.stringify({version: {docs}})),
    ) as {version: {docs: typeof docs}};
    expect(Object.keys(slim.version.docs)).toEqual(['guides/quickstart']);
  });

  it('lose the reference in the data of the whole site', () => {
    const plugin = 'docusaurus-plugin-content-docs';
    const data = {
      [plugin]: {default: {versions: [{docs: ids.map((id) => ({id}))}]}},
    };
    const slim = JSON.parse(
      slimGlobalData(JSON.stringify(data)),
    ) as typeof data;
    expect(slim[plugin]?.default.versions[0]?.docs).toEqual([
      {id: 'intro'},
      {id: 'guides/quickstart'},
    ]);
  });

  it.each([
    {},
    {'docusaurus-plugin-content-docs': {}},
    {'docusaurus-plugin-content-docs': {default: {}}},
    {'docusaurus-plugin-content-docs': {default: {versions: [{}]}}},
  ])('are refused where the data of the site is %j', (data) => {
    expect(() => slimGlobalData(JSON.stringify(data))).toThrow(
      '.docusaurus/globalData.json has another form than src/docusaurus/generatedFiles.ts knows.',
    );
  });

  it('leave other data alone', () => {
    expect(slimDocuments('{"tags":[]}')).toBe('{"tags":[]}');
  });
});
