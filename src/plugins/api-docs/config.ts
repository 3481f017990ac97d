import {loadReference} from '../../generate/loadReference';
import {renderMdxWrappers} from '../../generate/pages/writePages';
import {getBundleFile, getMdxWrapperFolder} from '../../generate/paths';
import {createTranslator} from '../../translations/texts/texts';
import {locales, type Locale} from '../../site';
import {readCatalog} from '../../translations/messages';

interface Item {
  id: string;
  type: 'api' | 'info' | 'schema' | 'tag';
}

const siteDir = process.cwd();

function createGenerator(locale: Locale): (item: Item) => string {
  let wrappers: Map<string, string> | undefined;
  return ({id, type}) => {
    wrappers ??= renderMdxWrappers(locale, {
      reference: loadReference(siteDir, locale),
      t: createTranslator(readCatalog(siteDir, locale)),
    });
    const file = `${type === 'schema' ? 'schemas/' : ''}${id}.${type}.mdx`;
    const wrapper = wrappers.get(file);
    if (wrapper === undefined)
      throw new Error(`${file} is not in the reference.`);
    // The template adds a line break.
    return wrapper.trimEnd();
  };
}

const template = 'src/plugins/api-docs/mdxWrapper.mustache';

function makeOptions(locale: Locale) {
  const generator = createGenerator(locale);
  return {
    specPath: getBundleFile(locale),
    outputDir: getMdxWrapperFolder(locale),
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
    // The plugin generates service pages only with this option.
    sidebarOptions: {categoryLinkSource: 'tag'},
  };
}

export const apiDocsConfig = {
  id: 'reference',
  docsPluginId: 'classic',
  config: Object.fromEntries(
    (Object.keys(locales) as Locale[]).map((name) => [name, makeOptions(name)]),
  ),
};
