import {existsSync} from 'node:fs';
import {apiFolder} from '../api/links';
import {defaultLocale, site, type Locale} from '../site';

/** Files that a locale serves unchanged. */
export const getStaticFolder = (locale: Locale): string =>
  `.generated/static/${locale}`;

/** The bundled description, served as `/openapi.json`. */
export const getBundleFile = (locale: Locale): string =>
  `${getStaticFolder(locale)}/openapi.json`;

/** Changes between versions, served as `/changes.json`. */
export const getChangesFile = (locale: Locale): string =>
  `${getStaticFolder(locale)}/changes.json`;

/** Rules about breaking changes, for the versioning document. */
export const changeDataFile = (locale: Locale): string =>
  `.generated/changes/${locale}.json`;

export const movedPagesFile = '.generated/changes/moved.json';

export const sourcesFile = '.generated/sources.json';

export function getDocsFolder(locale: Locale): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

export const getMdxWrapperFolder = (locale: Locale): string =>
  `${getDocsFolder(locale)}/${apiFolder}`;

export const getGuidesFolder = (locale: Locale): string =>
  `.generated/guides/${locale}`;

export const getPagesFolder = (locale: Locale): string =>
  `.generated/pages/${locale}`;

/** Data file of a page, relative to the data folder. */
export const getPageDataFile = (slug: string): string =>
  `${slug.replace(/^\/(?:api\/)?/, '')}.json`;

export const homeDataFile = 'home.json';

/** Data of the page with all errors. */
export const getErrorIndexFile = (locale: Locale): string =>
  `.generated/errors/${locale}.json`;

/**
 * URL at which GitHub edits a file, or creates it for the words of a draft.
 *
 * @param source path from the repository root, which is the working directory
 */
export const getEditUrl = (source: string): string =>
  existsSync(source)
    ? `${site.repository}/edit/${site.branch}/${source}`
    : `${site.repository}/new/${site.branch}?filename=${source}`;

/** Error of the description during a preview; empty if there is none. */
export const faultFile = '.generated/fault.txt';
