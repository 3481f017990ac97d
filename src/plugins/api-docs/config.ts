import {loadReference} from '../../generate/loadReference';
import {stubsOf} from '../../generate/pages';
import {bundleFile, stubFolder} from '../../generate/paths';
import {translatorOf} from '../../reference/texts';
import {locales, type Locale} from '../../site';
import {allMessages, readCatalogues} from '../../translations/api/catalogues';

/** The part of the plugin's page items that is looked at. */
interface Item {
  id: string;
  type: 'api' | 'info' | 'schema' | 'tag';
}

const siteDir = process.cwd();

/** Gives the stub of an item of the plugin. */
function generatorOf(locale: Locale): (item: Item) => string {
  let stubs: Map<string, string> | undefined;
  return ({id, type}) => {
    stubs ??= stubsOf(locale, {
      reference: loadReference(siteDir, locale),
      t: translatorOf(allMessages(readCatalogues(siteDir, locale))),
    });
    const file = `${type === 'schema' ? 'schemas/' : ''}${id}.${type}.mdx`;
    const stub = stubs.get(file);
    if (stub === undefined) throw new Error(`${file} is not in the reference.`);
    // The template ends with a line break.
    return stub.trimEnd();
  };
}

const template = 'src/plugins/api-docs/stub.mustache';

function optionsOf(locale: Locale) {
  const generator = generatorOf(locale);
  return {
    specPath: bundleFile(locale),
    outputDir: stubFolder(locale),
    template,
    infoTemplate: template,
    tagTemplate: template,
    schemaTemplate: template,
    markdownGenerators: {
      createApiPageMD: generator,
      createInfoPageMD: generator,
      createSchemaPageMD: generator,
      createTagPageMD: generator,
    },
    showSchemas: true,
    externalJsonProps: false,
    disableCompression: true,
    // Without it the plugin writes no pages of services.
    sidebarOptions: {categoryLinkSource: 'tag'},
  };
}

/**
 * Options of docusaurus-plugin-openapi-docs: one set of pages per locale.
 * `docusaurus gen-api-docs all` writes the same pages as `npm run api`.
 */
export const apiDocsConfig = {
  id: 'reference',
  docsPluginId: 'classic',
  config: Object.fromEntries(
    (Object.keys(locales) as Locale[]).map((name) => [name, optionsOf(name)]),
  ),
};
