import {locales, site, type Locale} from '../site';

import {loadReference} from './loadReference';
import {introductionPage, servicePage} from './pages/servicePage';
import {operationPage} from './pages/operationPage';
import {schemaPage} from './pages/schemaPage';
import {bundleFile, pagesFolder} from './paths';
import {readCatalogue} from './readCatalogue';
import {translatorOf} from './texts';

/** The part of the plugin's page items that the generators look at. */
interface Item {
  api?: {path: string};
  schema?: {title: string};
  tag?: {name: string};
}

const siteDir = process.cwd();
const editUrl = (source: string): string =>
  `${site.repository}/edit/${site.branch}/${source}`;

function found<T>(value: T | undefined, what: string | undefined): T {
  if (value === undefined) throw new Error(`${what} is not in ${bundleFile}.`);
  return value;
}

/** Page generators of one locale; the description is read at the first page. */
function generatorsOf(locale: Locale) {
  const t = translatorOf(readCatalogue(siteDir, locale, 'shared'));
  return {
    createApiPageMD({api}: Item): string {
      const reference = loadReference(siteDir);
      const operation = [...reference.operations.values()].find(
        ({path}) => path === api?.path,
      );
      const {source} = found(operation, api?.path);
      return operationPage(
        found(operation, api?.path),
        reference,
        t,
        editUrl(source),
      );
    },
    createSchemaPageMD({schema}: Item): string {
      const reference = loadReference(siteDir);
      const model = found(
        reference.schemas.get(schema?.title ?? ''),
        schema?.title,
      );
      return schemaPage(model, reference, t, editUrl(model.source));
    },
    createTagPageMD({tag}: Item): string {
      const {services} = loadReference(siteDir);
      const service = found(
        services.find((one) => one.tag === tag?.name),
        tag?.name,
      );
      return servicePage(service, t, editUrl(service.source));
    },
    createInfoPageMD(): string {
      const reference = loadReference(siteDir);
      return introductionPage(reference, t, editUrl('openapi/introduction.md'));
    },
  };
}

const template = 'src/reference/page.mustache';

/** Options of docusaurus-plugin-openapi-docs: one set of pages per locale. */
export const apiDocsConfig = {
  id: 'reference',
  docsPluginId: 'classic',
  config: Object.fromEntries(
    (Object.keys(locales) as Locale[]).map((locale) => [
      locale,
      {
        specPath: bundleFile,
        outputDir: pagesFolder(locale),
        template,
        infoTemplate: template,
        tagTemplate: template,
        schemaTemplate: template,
        markdownGenerators: generatorsOf(locale),
        showSchemas: true,
        externalJsonProps: false,
        sidebarOptions: {categoryLinkSource: 'tag'},
      },
    ]),
  ),
};
