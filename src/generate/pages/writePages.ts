import path from 'node:path';
import {getPages} from '.';
import type {PageContext, Site} from './context';
import {getHomeData} from './homePage';
import type {Page} from './page';
import {getPlatformMap} from './platformMap';
import {renderMdxWrapper} from './mdxWrapper';
import type {Locale} from '../../site';
import {writeFile, writeFolder} from '../folder';
import {
  homeDataFile,
  getPageDataFile,
  getPagesFolder,
  getMdxWrapperFolder,
} from '../paths';

const getDataFile = ({frontMatter}: Page): string =>
  getPageDataFile(frontMatter.slug);

const mapData = 'platform-map.json';

const getData = (
  {frontMatter: {title}, description, data}: Page,
  context: PageContext,
): string => JSON.stringify({title, description, ...data(context)});

export function writePages(
  siteDir: string,
  locale: Locale,
  context: PageContext,
): void {
  const data = getPages(context).map((page): [string, string] => [
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

export function writePagesAt(
  siteDir: string,
  locale: Locale,
  context: PageContext,
  addresses: readonly string[],
): void {
  for (const page of getPages(context)) {
    const route = `/docs${page.frontMatter.slug}`;
    if (!addresses.some((address) => address.endsWith(route))) continue;
    const file = path.join(siteDir, getPagesFolder(locale), getDataFile(page));
    writeFile(file, getData(page, context));
  }
}

export function renderMdxWrappers(
  locale: Locale,
  described: Site,
): Map<string, string> {
  const folder = `@site/${getPagesFolder(locale)}`;
  return new Map(
    getPages(described).map((page) => [
      `${page.file}.mdx`,
      renderMdxWrapper(page, `${folder}/${getDataFile(page)}`),
    ]),
  );
}

export const writeMdxWrappers = (
  siteDir: string,
  locale: Locale,
  described: Site,
): void =>
  writeFolder(
    path.join(siteDir, getMdxWrapperFolder(locale)),
    '.mdx',
    renderMdxWrappers(locale, described),
  );
