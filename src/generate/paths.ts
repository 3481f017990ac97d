import {apiFolder} from '../api/links';
import {defaultLocale, site, type Locale} from '../site';

/** Files that a locale serves as they are, from its base address. */
export const getStaticFolder = (locale: Locale): string =>
  `.generated/static/${locale}`;

/** The description in one file; also served as `/openapi.json`. */
export const getBundleFile = (locale: Locale): string =>
  `${getStaticFolder(locale)}/openapi.json`;

/** What changed between versions; also served as `/changes.json`. */
export const getChangesFile = (locale: Locale): string =>
  `${getStaticFolder(locale)}/changes.json`;

/** What a document shows of changes: the rules of what breaks. */
export const changeDataFile = (locale: Locale): string =>
  `.generated/changes/${locale}.json`;

/** Addresses of pages that are gone, by where they lead. */
export const movedPagesFile = '.generated/changes/moved.json';

/** Files that operations and schemas are written in. */
export const sourcesFile = '.generated/sources.json';

/** Folder that the documents of a locale are read from. */
export function getDocsFolder(locale: Locale): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/** Folder of the documents that stand for the pages of the reference. */
export const getMdxWrapperFolder = (locale: Locale): string =>
  `${getDocsFolder(locale)}/${apiFolder}`;

/** Folder of the data of the guides. */
export const getGuidesFolder = (locale: Locale): string =>
  `.generated/guides/${locale}`;

/** Folder of the data of the pages of the reference. */
export const getPagesFolder = (locale: Locale): string =>
  `.generated/pages/${locale}`;

/** File of the data of a page of the reference, under their folder. */
export const getPageDataFile = (slug: string): string =>
  `${slug.replace(/^\/(?:api\/)?/, '')}.json`;

/** File of the data of the home page, under the same folder. */
export const homeDataFile = 'home.json';

/** The list of all errors, which a document shows. */
export const getErrorIndexFile = (locale: Locale): string =>
  `.generated/errors/${locale}.json`;

/** Address at which a file of the repository is edited. */
export const getEditUrl = (source: string): string =>
  `${site.repository}/edit/${site.branch}/${source}`;

/** Holds, in a preview, what is wrong with the description; empty while nothing is. */
export const faultFile = '.generated/fault.txt';
