import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder, htmlFiles} from '../build';
import {readPage, type Page} from './page';

/** Every page of the build, by its file: parsed once for all checks. */
export const pages: ReadonlyMap<string, Page> = new Map(
  htmlFiles().map((file) => [
    file,
    readPage(file, readFileSync(path.join(buildFolder, file), 'utf8')),
  ]),
);
