export interface Sources {
  operations: Map<string, string>;
  schemas: Map<string, string>;
}

/** End of a schema's page URL: the file name without `.yaml`. */
export function getSchemaSlug(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
}

/**
 * Files whose pages would have the same URL.
 *
 * @param files schema files, as paths
 * @returns one sentence per collision
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
