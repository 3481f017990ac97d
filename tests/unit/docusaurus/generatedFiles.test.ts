import {describe, expect, it} from 'vitest';
import {
  slimDocuments,
  slimGlobalData,
  scriptsOfChunks,
  slimRegistry,
} from '../../../src/docusaurus/generatedFiles';

describe('slim scripts', () => {
  const line = (name: string) =>
    `  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), ${name}, require.resolveWeak("@site/docs/a.mdx")],\n`;

  it('have on the server the names of chunks for those of modules', () => {
    expect(slimRegistry(line('"@site/docs/a.mdx"').repeat(2))).toBe(
      line('process.env.HYDRATE_CLIENT_ENTRY ? "" : "0a"').repeat(2),
    );
  });

  const ids = [
    'intro',
    'api/storage-service',
    'api/scope-list-scopes',
    'api/schemas/scope',
  ];

  it('lose the data of the reference only', () => {
    const docs = Object.fromEntries(ids.map((id) => [id, {id}]));
    const slim = JSON.parse(
      slimDocuments(JSON.stringify({version: {docs}})),
    ) as {version: {docs: typeof docs}};
    expect(Object.keys(slim.version.docs)).toEqual(['intro']);
  });

  it('know of links to the reference only that they lead to documents', () => {
    const link = {type: 'link', label: 'A', href: '/a', unlisted: false};
    const items = [
      {...link, docId: 'api/scope-list-scopes', customProps: {group: 'Scope'}},
      {...link, docId: 'api/secret', unlisted: true},
      {...link, docId: 'intro'},
    ];
    const {unlisted, ...short} = link;
    const version = {docsSidebars: {one: [{type: 'category', items}]}};
    const slim = JSON.parse(slimDocuments(JSON.stringify({version}))) as {
      version: typeof version;
    };
    expect(unlisted).toBe(false);
    expect(slim.version.docsSidebars.one[0]?.items).toEqual([
      {...short, docId: 'api', customProps: {group: 'Scope'}},
      ...items.slice(1),
    ]);
  });

  it('lose the reference in the data of the whole site', () => {
    const plugin = 'docusaurus-plugin-content-docs';
    const data = {
      [plugin]: {default: {versions: [{docs: ids.map((id) => ({id}))}]}},
    };
    const slim = JSON.parse(
      slimGlobalData(JSON.stringify(data)),
    ) as typeof data;
    expect(slim[plugin]?.default.versions[0]?.docs).toEqual([{id: 'intro'}]);
  });

  it.each(['', 'export default {};', 'require.resolveWeak("a")'])(
    'are refused where the registry is %j',
    (source) => {
      expect(() => slimRegistry(source)).toThrow(
        '.docusaurus/registry.js has another form than src/docusaurus/generatedFiles.ts knows.',
      );
    },
  );

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

  it('are the same when they are slim already', () => {
    const slim = slimRegistry(line('"a"'));
    expect(slimRegistry(slim)).toBe(slim);
  });

  it('leave other data alone', () => {
    expect(slimDocuments('{"tags":[]}')).toBe('{"tags":[]}');
  });
});

describe('the scripts of a chunk', () => {
  const manifest = JSON.stringify({
    origins: {'try-it': ['styles', 'json', 'try-it'], other: ['styles']},
    assets: {
      styles: {css: [{file: 'assets/css/styles.css'}]},
      json: {js: [{file: 'assets/js/json.1.js'}]},
      'try-it': {js: [{file: 'assets/js/try-it.2.js'}]},
    },
  });

  it('are its own and those that it shares', () => {
    expect(scriptsOfChunks(manifest)('try-it')).toEqual([
      'assets/js/json.1.js',
      'assets/js/try-it.2.js',
    ]);
  });

  it.each([
    ['{}', 'try-it'],
    ['{"origins":{"try-it":["try-it"]}}', 'try-it'],
    [manifest, 'another'],
    [manifest, 'other'],
  ])('are refused in %s for "%s"', (json, chunk) => {
    expect(() => scriptsOfChunks(json)(chunk)).toThrow(
      '.docusaurus/client-manifest.json has another form',
    );
  });
});
