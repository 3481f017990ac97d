import path from 'node:path';
import {locales, site, type Locale} from '../site';
import {loadReference} from '../reference/loadReference';
import {introductionPage, servicePage} from '../reference/pages/servicePage';
import {operationPage} from '../reference/pages/operationPage';
import {schemaPage} from '../reference/pages/schemaPage';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {readJson} from '../files/readJson';
import type {Diagrams} from '../reference/diagram';
import {bundleFile, diagramsFile, pagesFolder} from '../reference/paths';
import {nameLinks} from '../reference/nameLinks';
import type {PageContext} from '../reference/pages/context';
import {schemaExamples} from '../reference/schemaExamples';
import {translatorOf} from '../reference/texts';

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
  if (value === undefined) throw new Error(`${what} is not in the bundle.`);
  return value;
}

/** Page generators of one locale; the description is read at the first page. */
function generatorsOf(locale: Locale) {
  let context: PageContext | undefined;
  const made = (): PageContext => {
    if (context) return context;
    const reference = loadReference(siteDir, locale);
    return (context = {
      reference,
      links: nameLinks(reference),
      t: translatorOf(allMessages(readCatalogues(siteDir, locale))),
      examples: schemaExamples(reference),
      diagrams: readJson(path.join(siteDir, diagramsFile(locale))) as Diagrams,
    });
  };
  return {
    createApiPageMD({api}: Item): string {
      const {operations} = made().reference;
      const operation = found(
        [...operations.values()].find(({path}) => path === api?.path),
        api?.path,
      );
      return operationPage(operation, made(), editUrl(operation.source));
    },
    createSchemaPageMD({schema}: Item): string {
      const {schemas} = made().reference;
      const model = found(schemas.get(schema?.title ?? ''), schema?.title);
      return schemaPage(model, made(), editUrl(model.source));
    },
    createTagPageMD({tag}: Item): string {
      const {services} = made().reference;
      const service = found(
        services.find((one) => one.tag === tag?.name),
        tag?.name,
      );
      return servicePage(service, made(), editUrl(service.source));
    },
    createInfoPageMD: (): string =>
      introductionPage(made(), editUrl('openapi/introduction.md')),
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
        specPath: bundleFile(locale),
        outputDir: pagesFolder(locale),
        template,
        infoTemplate: template,
        tagTemplate: template,
        schemaTemplate: template,
        markdownGenerators: generatorsOf(locale),
        showSchemas: true,
        externalJsonProps: false,
        disableCompression: true,
        sidebarOptions: {categoryLinkSource: 'tag'},
      },
    ]),
  ),
};
