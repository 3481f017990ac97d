import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {listFilesUnder} from '../../src/api/files/filesUnder';

export const buildFolder = 'build';

/** File that a static host serves for a route, if there is one. */
export function getFile(route: string): string | undefined {
  const decoded = decodeURI(route);
  return [decoded, `${decoded}.html`, `${decoded}/index.html`]
    .map((file) => path.join(buildFolder, file))
    .find((file) => existsSync(file) && path.extname(file) !== '');
}

/** Route of a built HTML file. */
export function getRoute(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** Built HTML files, as paths under `build/`. */
export const htmlFiles = (): string[] => listFilesUnder(buildFolder, '.html');

/** A text file of the build, by its path under it. */
export const readBuilt = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

/** A page of the build, parsed as a browser does. */
export const parsePage = (file: string): CheerioAPI => load(readBuilt(file));
