import {rmSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {siteFolder} from '../reference/siteFolder';

type Config =
  (typeof import('../../../src/plugins/apiDocsConfig'))['apiDocsConfig'];

let site = '';
let config: Config;

// The folder of the site is the one that the process starts in.
beforeAll(async () => {
  site = siteFolder();
  vi.stubEnv('GITHUB_REPOSITORY', 'wood/docs');
  vi.resetModules();
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  ({apiDocsConfig: config} =
    await import('../../../src/plugins/apiDocsConfig'));
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(site, {recursive: true});
});

function generatorsOf(locale: string) {
  const options = config.config[locale];
  if (!options) throw new Error(`${locale} has no pages.`);
  return options.markdownGenerators;
}

const edit = (file: string): string =>
  `\ncustom_edit_url: "https://github.com/wood/docs/edit/main/${file}"\n`;

describe('the options of the plugin', () => {
  it('make one set of pages per locale, without the parts that we make', () => {
    const template = 'src/reference/page.mustache';
    const {markdownGenerators, ...options} = config.config.en ?? {};
    expect(markdownGenerators).toBeDefined();
    expect(options).toEqual({
      specPath: '.generated/static/en/openapi.json',
      outputDir: '.generated/reference/en',
      template,
      infoTemplate: template,
      tagTemplate: template,
      schemaTemplate: template,
      showSchemas: true,
      externalJsonProps: false,
      disableCompression: true,
      sidebarOptions: {categoryLinkSource: 'tag'},
    });
    expect(config.config['zh-hant']).toMatchObject({
      specPath: '.generated/static/zh-hant/openapi.json',
      outputDir: '.generated/reference/zh-hant',
    });
    expect(Object.keys(config.config)).toEqual(['en', 'zh-hant']);
    expect([config.id, config.docsPluginId]).toEqual(['reference', 'classic']);
  });
});

describe.each(['en', 'zh-hant'])('a page in %s', (locale) => {
  it('of an operation is edited where the operation is written', () => {
    const api = {path: '/holt.bird.v1.BirdService/WatchBirds'};
    const text = generatorsOf(locale).createApiPageMD({api});
    expect(text).toContain('\nid: "bird-watch-birds"\n');
    expect(text).toContain(
      edit('openapi/services/bird/operations/watch-birds.yaml'),
    );
  });

  it('of a schema is edited where the schema is written', () => {
    const schema = {title: 'google.protobuf.Empty'};
    const text = generatorsOf(locale).createSchemaPageMD({schema});
    expect(text).toContain('\nid: "empty"\n');
    expect(text).toContain(edit('openapi/shared/schemas/empty.yaml'));
  });

  it('of a service is edited where the service is written', () => {
    const tag = {name: 'BirdService'};
    const text = generatorsOf(locale).createTagPageMD({tag});
    expect(text).toContain('\nid: "bird-service"\n');
    expect(text).toContain(edit('openapi/services/bird/service.yaml'));
  });

  it('of the introduction is edited where the introduction is written', () => {
    const text = generatorsOf(locale).createInfoPageMD();
    expect(text).toContain('\nid: "holt-service"\n');
    expect(text).toContain(edit('openapi/introduction.md'));
  });

  it('is made of what the bundle describes only', () => {
    const pages = generatorsOf(locale);
    const missing = ' is not in the bundle.';
    expect(() => pages.createApiPageMD({api: {path: '/a.B/C'}})).toThrow(
      `/a.B/C${missing}`,
    );
    expect(() => pages.createSchemaPageMD({schema: {title: 'a.D'}})).toThrow(
      `a.D${missing}`,
    );
    expect(() => pages.createTagPageMD({tag: {name: 'EService'}})).toThrow(
      `EService${missing}`,
    );
    expect(() => pages.createApiPageMD({})).toThrow(missing);
    expect(() => pages.createSchemaPageMD({})).toThrow(missing);
    expect(() => pages.createTagPageMD({})).toThrow(missing);
  });
});

describe('a page', () => {
  it('has its fixed texts in its language', () => {
    const api = {path: '/holt.wood.v1.WoodService/GetTree'};
    expect(generatorsOf('en').createApiPageMD({api})).toContain('## Request {');
    expect(generatorsOf('zh-hant').createApiPageMD({api})).toContain(
      '## 請求 {',
    );
    expect(generatorsOf('zh-hant').createInfoPageMD()).toContain(
      '\ntitle: "Holt 的 API"\n',
    );
  });
});
