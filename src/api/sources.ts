/** Where each part of the description is written, as paths from the site's root. */
export interface Sources {
  /** By path of the call. */
  operations: Map<string, string>;
  /** By full name of the schema. */
  schemas: Map<string, string>;
}

/** Page name of the schema in a file: the file's name without `.yaml`. */
export function getSchemaSlug(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
}

/**
 * Files whose page would have the address of another file's page.
 *
 * @param files schema files, as paths
 * @returns one sentence per collision, empty when all addresses differ
 */
export function findSlugCollisions(files: Iterable<string>): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files) {
    const slug = getSchemaSlug(file).toLowerCase();
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

const root = 'openapi/openapi.yaml';

/**
 * Finds the file of every operation and schema.
 *
 * @param files content of each file of the description, by its path
 * @throws when two schema files claim one page, or one name stands in two files
 */
export function getSources(files: ReadonlyMap<string, unknown>): Sources {
  const {paths} = files.get(root) as {paths: Record<string, {$ref: string}>};
  const operations = new Map(
    Object.entries(paths).map(([call, {$ref}]) => [call, `openapi/${$ref}`]),
  );
  const schemas = new Map<string, string>();
  const problems: string[] = [];
  const schemaFiles = [...files]
    .filter(([file]) => file.includes('/schemas/'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, content] of schemaFiles) {
    for (const name of Object.keys(content ?? {})) {
      const other = schemas.get(name);
      if (other) problems.push(`${file}: ${name} is also defined in ${other}.`);
      schemas.set(name, file);
    }
  }
  problems.push(...findSlugCollisions(schemaFiles.map(([file]) => file)));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {operations, schemas};
}
