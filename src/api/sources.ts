import groupBy from 'es-toolkit/compat/groupBy';

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
export const findSlugCollisions = (files: Iterable<string>): string[] =>
  Object.entries(
    groupBy([...files], (file) => getSchemaSlug(file).toLowerCase()),
  ).flatMap(([slug, [first, ...others]]) =>
    others.map(
      (file) =>
        `${file}: the page /docs/api/schemas/${slug} is already made from ${first}. Rename one of the two files.`,
    ),
  );
