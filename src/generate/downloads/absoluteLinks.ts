import cloneDeepWith from 'es-toolkit/compat/cloneDeepWith';

/**
 * Makes Markdown links absolute.
 *
 * @param base URL of the locale, with a trailing slash
 */
export const withAbsoluteLinks = <T>(data: T, base: string): T =>
  cloneDeepWith(data, (part: unknown) =>
    typeof part === 'string'
      ? part.replace(/\]\((?:pathname:\/\/)?\/(?!\/)/g, `](${base}`)
      : undefined,
  ) as T;
