import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Files under a folder with one of the endings, sorted, as POSIX paths. */
export function listFilesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}
