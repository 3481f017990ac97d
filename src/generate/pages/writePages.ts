import path from 'node:path';
import {getContents} from './contents';
import {getPages} from '.';
import type {PageContext, Site} from './context';
import {getHomeData} from './homePage';
import type {Page} from './page';
import {getPlatformMap} from './platformMap';
import type {RichText} from '../../api/richText';
import {renderMdxWrapper} from './mdxWrapper';
import type {Locale} from '../../site';
import {writeFile, writeFolder} from '../folder';
import {
  getEditUrl,
  homeDataFile,
  getPageDataFile,
  getPagesFolder,
  getMdxWrapperFolder,
} from '../paths';

/** What tells of the pages of a locale. */
type Described = Pick<Site, 'reference' | 't' | 'history'>;

const findPagesIn = ({reference, t, history}: Described): Page[] =>
  getPages({reference, t, history, editUrl: getEditUrl});

const getDataFile = ({frontMatter}: Page): string =>
  getPageDataFile(frontMatter.slug);

/** The map of the platform, which a document shows. */
const mapData = 'platform-map.json';

/** The data of a page, as JSON: its table of contents, and its content. */
function getData(page: Page, context: PageContext): string {
  if (page.data) {
    const {title} = page.frontMatter;
    return JSON.stringify({
      title,
      description: page.description,
      ...page.data(context),
    });
  }
  const content: RichText[] = [
    ['header', {}, ['h1', {}, page.frontMatter.title]],
    ...(page.content?.(context) ?? []),
  ];
  const {description} = page;
  return JSON.stringify({toc: getContents(content), description, content});
}

/** Writes the data of the pages of a locale. */
export function writePages(
  siteDir: string,
  locale: Locale,
  context: PageContext,
): void {
  const data = findPagesIn(context).map((page): [string, string] => [
    getDataFile(page),
    getData(page, context),
  ]);
  const map = JSON.stringify(getPlatformMap(context));
  const home = JSON.stringify(getHomeData(context));
  writeFolder(
    path.join(siteDir, getPagesFolder(locale)),
    '.json',
    new Map([...data, [mapData, map], [homeDataFile, home]]),
  );
}

/** Writes the data of those pages of a locale that have one of the addresses. */
export function writePagesAt(
  siteDir: string,
  locale: Locale,
  context: PageContext,
  addresses: readonly string[],
): void {
  for (const page of findPagesIn(context)) {
    const route = `/docs${page.frontMatter.slug}`;
    if (!addresses.some((address) => address.endsWith(route))) continue;
    const file = path.join(siteDir, getPagesFolder(locale), getDataFile(page));
    writeFile(file, getData(page, context));
  }
}

/** The documents that stand for the pages of a locale, by their files. */
export function renderMdxWrappers(
  locale: Locale,
  described: Described,
): Map<string, string> {
  const folder = `@site/${getPagesFolder(locale)}`;
  return new Map(
    findPagesIn(described).map((page) => [
      `${page.file}.mdx`,
      renderMdxWrapper(page, `${folder}/${getDataFile(page)}`),
    ]),
  );
}

/** Writes the documents that stand for the pages of a locale. */
export const writeMdxWrappers = (
  siteDir: string,
  locale: Locale,
  described: Described,
): void =>
  writeFolder(
    path.join(siteDir, getMdxWrapperFolder(locale)),
    '.mdx',
    renderMdxWrappers(locale, described),
  );
