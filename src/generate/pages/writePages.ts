import {getPages} from '.';
import type {PageContext} from './context';
import {getHomeData} from './homePage';
import type {Page} from './page';
import {getPlatformMap} from './platformMap';
import {renderMdxWrapper} from './mdxWrapper';
import {writeFile, writeFolder} from '../folder';
import {
  homeDataFile,
  getPageDataFile,
  getPagesFolder,
  getMdxWrapperFolder,
} from '../paths';

const getDataFile = ({slug}: Page): string => getPageDataFile(slug);

const mapData = 'platform-map.json';

/** @throws with the source of the page, if its data cannot be made */
function getData(page: Page, context: PageContext): string {
  const {slug, title, description, source, component} = page;
  try {
    return JSON.stringify({
      title,
      ...(component !== 'ContentPage' && {description}),
      ...page.data(context),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${source ?? slug}: ${message}`, {cause: error});
  }
}

export function writePages(context: PageContext): void {
  const data = getPages(context).map((page): [string, string] => [
    getDataFile(page),
    getData(page, context),
  ]);
  const map = JSON.stringify(getPlatformMap(context));
  const home = JSON.stringify(getHomeData(context));
  writeFolder(
    getPagesFolder(context.locale),
    '.json',
    new Map([...data, [mapData, map], [homeDataFile, home]]),
  );
}

/** Writes the data of the pages with these URLs. */
export function writePagesAt(
  context: PageContext,
  addresses: readonly string[],
): void {
  for (const page of getPages(context)) {
    const route = `/docs${page.slug}`;
    if (!addresses.some((address) => address.endsWith(route))) continue;
    const file = `${getPagesFolder(context.locale)}/${getDataFile(page)}`;
    writeFile(file, getData(page, context));
  }
}

/** Writes the MDX documents of all pages. */
export function writeMdxWrappers(context: PageContext): void {
  const data = `@site/${getPagesFolder(context.locale)}`;
  const wrappers = getPages(context).map((page): [string, string] => [
    `${page.file}.mdx`,
    renderMdxWrapper(page, `${data}/${getDataFile(page)}`),
  ]);
  writeFolder(getMdxWrapperFolder(context.locale), '.mdx', new Map(wrappers));
}
