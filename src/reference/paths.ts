import {defaultLocale, type Locale} from '../site';

/** Files that a locale serves as they are, from its base address. */
export const staticFolder = (locale: Locale): string =>
  `.generated/static/${locale}`;

/** The bundle as Redocly makes it, in English. */
export const bundledFile = '.generated/bundle.json';

/** The bundled description; also served as `/openapi.json` and `/openapi.yaml`. */
export const bundleFile = (locale: Locale): string =>
  `${staticFolder(locale)}/openapi.json`;

/** Files that operations and schemas are written in. */
export const sourcesFile = '.generated/sources.json';

/** Drawings of the diagrams in the description, by their Mermaid source. */
export const diagramsFile = (locale: Locale): string =>
  `.generated/diagrams/${locale}.json`;

/** Folder that the documents of a locale are read from. */
export function docsFolder(locale: Locale): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/** Folder of the message catalogues of the API description. */
export const catalogueFolder = (locale: Locale): string =>
  `i18n/${locale}/openapi`;

/** Folder that the plugin writes the pages of a locale to. */
export const pagesFolder = (locale: Locale): string =>
  `.generated/reference/${locale}`;
