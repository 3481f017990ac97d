import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Where each part of the description is written, as paths from the site's root. */
export interface Sources {
  /** By path of the call. */
  operations: Map<string, string>;
  /** By full name of the schema. */
  schemas: Map<string, string>;
}

const folder = 'openapi';

function yamlFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
}

/** Page name of the schema in a file: the file's name without `.yaml`. */
export function schemaSlugOf(file: string): string {
  return path.posix.basename(file, '.yaml');
}

/**
 * Files whose page would have the address of another file's page.
 *
 * @param files schema files, as paths
 * @returns one sentence per collision, empty when all addresses differ
 */
export function slugCollisions(files: Iterable<string>): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files) {
    const slug = schemaSlugOf(file).toLowerCase();
    const other = first.get(slug);
    if (other) {
      problems.push(
        `${file}: the page /docs/api/schemas/${slug} is already made from ${other}. Rename one of the two files.`,
      );
    } else {
      first.set(slug, file);
    }
  }
  return problems;
}

/**
 * Finds the file of every operation and schema.
 *
 * @param siteDir root of the repository
 * @throws when two schema files claim one page, or one name stands in two files
 */
export function readSources(siteDir: string): Sources {
  const directory = path.join(siteDir, folder);
  const root = parse(
    readFileSync(path.join(directory, 'openapi.yaml'), 'utf8'),
  ) as {paths: Record<string, {$ref: string}>};
  const operations = new Map(
    Object.entries(root.paths).map(([call, {$ref}]) => [
      call,
      `${folder}/${$ref}`,
    ]),
  );
  const schemas = new Map<string, string>();
  const problems: string[] = [];
  const files = yamlFiles(directory)
    .filter((file) => file.includes('/schemas/'))
    .map((file) => `${folder}/${file}`);
  for (const file of files) {
    const content = parse(readFileSync(path.join(siteDir, file), 'utf8')) as
      object | null;
    for (const name of Object.keys(content ?? {})) {
      const other = schemas.get(name);
      if (other) problems.push(`${file}: ${name} is also defined in ${other}.`);
      schemas.set(name, file);
    }
  }
  problems.push(...slugCollisions(files));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {operations, schemas};
}
