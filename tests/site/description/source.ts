import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Folder of the sources of the description. */
export const folder = 'openapi';

const read = new Map<string, unknown>();

/** The content of a YAML file, by its path from the root of the repository. */
export function readYaml<T>(file: string): T {
  if (!read.has(file)) read.set(file, parse(readFileSync(file, 'utf8')));
  return read.get(file) as T;
}

/** Where a reference leads: a file, and the name after `#/` if it has one. */
export interface Target {
  file: string;
  name: string;
}

/** Follows a reference, which is relative to the file that it stands in. */
export function resolveRef(ref: string, from: string): Target {
  const [address = '', name = ''] = ref.split('#/');
  return {
    file: address ? path.posix.join(path.posix.dirname(from), address) : from,
    name,
  };
}

/** Page name of a file: its own name. */
export const toSlug = (file: string): string =>
  path.posix.basename(file, '.yaml');

/** Service that a file belongs to by its folder. */
export const findService = (file: string): string | undefined =>
  file.split('/')[1] === 'services' ? file.split('/')[2] : undefined;

/** Every file of schemas. */
export const schemaFiles = (): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\/schemas\/[^/]+\.yaml$/.test(file))
    .sort();
