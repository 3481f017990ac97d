import {existsSync} from 'node:fs';
import path from 'node:path';
import isEqual from 'lodash/isEqual';
import {filesUnder} from '../files/filesUnder';
import {contentsOf} from '../reference/contents';
import type {Reference} from '../reference/model';
import {pagesOf} from '../reference/pages';
import type {PageContext} from '../reference/pages/context';
import type {Page} from '../reference/pages/page';
import type {RichText} from '../reference/richText';
import {stubOf} from '../reference/stub';
import {translatorOf} from '../reference/texts';
import type {Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {editUrl} from './editUrl';
import {writeFile, writeFolder} from './folder';
import {pagesFolder, stubFolder} from './paths';

const dataFile = ({frontMatter: {slug}}: Page): string =>
  `${slug.replace('/api/', '')}.json`;

/** The data of a page, as JSON: its table of contents, and its content. */
function dataOf(page: Page, context: PageContext): string {
  const content: RichText[] = [
    ['header', {}, ['h1', {}, page.frontMatter.title]],
    ...page.content(context),
  ];
  return JSON.stringify({toc: contentsOf(content), content});
}

/** Writes the data of the pages of a locale. */
export function writePages(
  siteDir: string,
  locale: Locale,
  context: PageContext,
): void {
  const data = pagesOf({...context, editUrl}).map((page): [string, string] => [
    dataFile(page),
    dataOf(page, context),
  ]);
  writeFolder(path.join(siteDir, pagesFolder(locale)), '.json', new Map(data));
}

/** Writes the data of those pages of a locale that have one of the addresses. */
export function writePagesAt(
  siteDir: string,
  locale: Locale,
  context: PageContext,
  addresses: readonly string[],
): void {
  for (const page of pagesOf({...context, editUrl})) {
    const route = `/docs${page.frontMatter.slug}`;
    if (!addresses.some((address) => address.endsWith(route))) continue;
    const file = path.join(siteDir, pagesFolder(locale), dataFile(page));
    writeFile(file, dataOf(page, context));
  }
}

/** The documents that stand for the pages of a locale, by their files. */
export function stubsOf(
  siteDir: string,
  locale: Locale,
  reference: Reference,
): Map<string, string> {
  const t = translatorOf(allMessages(readCatalogues(siteDir, locale)));
  const folder = `@site/${pagesFolder(locale)}`;
  return new Map(
    pagesOf({reference, t, editUrl}).map((page) => [
      `${page.file}.mdx`,
      stubOf(page, `${folder}/${dataFile(page)}`),
    ]),
  );
}

/** Whether there is a page without such a document, or one without a page. */
export function changesPages(
  siteDir: string,
  locale: Locale,
  {reference, t}: PageContext,
): boolean {
  const folder = path.join(siteDir, stubFolder(locale));
  const known = existsSync(folder) ? filesUnder(folder, '.mdx') : [];
  const wanted = pagesOf({reference, t, editUrl}).map(
    ({file}) => `${file}.mdx`,
  );
  return !isEqual(known, wanted.sort());
}

/** Writes the documents that stand for the pages of a locale. */
export const writeStubs = (
  siteDir: string,
  locale: Locale,
  reference: Reference,
): void =>
  writeFolder(
    path.join(siteDir, stubFolder(locale)),
    '.mdx',
    stubsOf(siteDir, locale, reference),
  );
