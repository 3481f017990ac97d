import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder} from './build';

/** The files of the search of a locale. */
export interface SearchFiles {
  manifest: {names: string; text: string};
  names: unknown;
  text: unknown;
}

/** Reads what the manifest of a locale names, as a browser would fetch it. */
export function getSearchFiles(prefix: string): SearchFiles {
  const read = (name: string): unknown =>
    JSON.parse(
      readFileSync(path.join(buildFolder, prefix, 'search', name), 'utf8'),
    );
  const manifest = read('manifest.json') as SearchFiles['manifest'];
  return {
    manifest,
    names: read(manifest.names),
    text: read(manifest.text),
  };
}
