import path from 'node:path';
import {contentsOf} from '../reference/contents';
import type {Reference} from '../reference/model';
import {pagesOf} from '../reference/pages';
import type {PageContext} from '../reference/pages/context';
import type {Page} from '../reference/pages/page';
import {stubOf} from '../reference/stub';
import {translatorOf} from '../reference/texts';
import type {Locale} from '../site';
import {allMessages, readCatalogues} from '../translations/api/catalogues';
import {editUrl} from './editUrl';
import {writeFolder} from './folder';
import {pagesFolder, stubFolder} from './paths';

const dataFile = ({frontMatter: {slug}}: Page): string =>
  `${slug.replace('/api/', '')}.json`;

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

/** Writes the data of the pages of a locale. */
export function writePages(
  siteDir: string,
  locale: Locale,
  context: PageContext,
): void {
  const data = pagesOf({...context, editUrl}).map((page): [string, string] => {
    const content = page.content(context);
    return [
      dataFile(page),
      JSON.stringify({toc: contentsOf(content), content}),
    ];
  });
  writeFolder(path.join(siteDir, pagesFolder(locale)), '.json', new Map(data));
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
