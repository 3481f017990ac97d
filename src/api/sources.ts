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
