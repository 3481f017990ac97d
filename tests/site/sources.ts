import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFilesUnder} from '../../src/api/files/filesUnder';

const folder = 'openapi';

/** A YAML file of the description. */
export interface Source {
  /** From the root of the repository. */
  file: string;
  /** Route of the page that shows it, without the locale. */
  path: string;
  data: unknown;
}

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** Where the parts of the description stand, by the paths of their files. */
const places: [RegExp, string][] = [
  [/^words\/([\w-]+)\/service\.yaml$/, '/docs/api/$1-service'],
  [/^words\/([\w-]+)\/operations\/([\w-]+)\.yaml$/, '/docs/api/$1-$2'],
  [/^(?:words\/)?[\w-]+\/schemas\/([\w-]+)\.yaml$/, '/docs/api/schemas/$1'],
  [/^workflows\/([\w-]+)\.arazzo\.yaml$/, '/docs/guides/$1'],
];

/** The files that have a page of their own. */
export const sources: readonly Source[] = listFilesUnder(
  folder,
  '.yaml',
).flatMap((name) => {
  const [pattern, route] = places.find(([one]) => one.test(name)) ?? [];
  const file = path.posix.join(folder, name);
  return pattern && route
    ? [{file, path: name.replace(pattern, route), data: readYaml(file)}]
    : [];
});

type Catalog = Record<string, {message: string}>;

const catalogs = 'i18n/zh-hant/openapi';

/** Chinese of each text of the description, by its English. */
export const chinese: ReadonlyMap<string, string> = new Map(
  listFilesUnder(catalogs, '.json').flatMap((file) =>
    Object.entries(
      JSON.parse(
        readFileSync(path.posix.join(catalogs, file), 'utf8'),
      ) as Catalog,
    ).map(([english, {message}]) => [english, message] as const),
  ),
);
