/**
 * Groups with the same first word as one: a term stands in the list of synonyms
 * and in the glossary of each language.
 */
export function getMergedSynonyms(groups: readonly string[][]): string[][] {
  const merged = new Map<string, Set<string>>();
  for (const [first = '', ...others] of groups) {
    const key = first.toLowerCase();
    const group = merged.get(key) ?? new Set([first]);
    for (const word of others) group.add(word);
    merged.set(key, group);
  }
  return [...merged.values()].map((group) => [...group]);
}
