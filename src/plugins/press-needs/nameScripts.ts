/**
 * A page whose controls need scripts instead of chunks.
 *
 * @param scriptsOf addresses of the scripts of a chunk
 */
export const nameScripts = (
  html: string,
  scriptsOf: (chunk: string) => string[],
): string =>
  html.replace(/ data-needs="[^"]*/g, (needs) =>
    needs.replace(/\bchunk:(\S+)/g, (_, chunk: string) =>
      scriptsOf(chunk).join(' '),
    ),
  );
