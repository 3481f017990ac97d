import {readFileSync} from 'node:fs';
import {getBundleFile, getMdxWrapperFolder} from '../../generate/paths';
import {locales, type Locale} from '../../site';

interface Item {
  id: string;
  type: 'api' | 'info' | 'schema' | 'tag';
}

const template = 'src/plugins/api-docs/mdxWrapper.mustache';

function makeOptions(locale: Locale) {
  const outputDir = getMdxWrapperFolder(locale);

  /** The wrapper that `npm run api` has written. */
  function generator({id, type}: Item): string {
    const file = `${type === 'schema' ? 'schemas/' : ''}${id}.${type}.mdx`;
    // The template adds a line break.
    return readFileSync(`${outputDir}/${file}`, 'utf8').trimEnd();
  }

  return {
    specPath: getBundleFile(locale),
    outputDir,
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
