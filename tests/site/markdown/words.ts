/** How often a text uses each word. */
export type Words = ReadonlyMap<string, number>;

/** Counts the words of texts of which none goes on in the next. */
export function countWords(texts: Iterable<string>): Words {
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

/** Words that one text uses more often than the other. */
export const missingWords = (from: Words, to: Words): string[] =>
  [...from]
    .filter(([word, count]) => count > (to.get(word) ?? 0))
    .map(([word]) => word);
