/** Names of other systems, in code spans, that have the form of API names. */
export const foreignNames: ReadonlySet<string> = new Set([]);
