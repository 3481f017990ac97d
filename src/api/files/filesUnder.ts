import {readdirSync} from 'node:fs';
import path from 'node:path';

export function listFilesUnder(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}
