/** A message of the site with its values, such as `{count}`, filled in. */
export type Say = (
  id: string,
  english: string,
  values?: Record<string, string>,
) => string;

/**
 * Says what the pages say, from the same translations.
 *
 * @param messages of the language by id; English stands in the source
 */
export const sayFrom =
  (messages: Record<string, {message: string}>): Say =>
  (id, english, values = {}) =>
    (messages[id]?.message ?? english).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
