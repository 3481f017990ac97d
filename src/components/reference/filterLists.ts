const toPlain = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Whether a text contains all words of a query, in any order and case;
 * `StorageService/CreatePool` has two.
 */
export function hasWords(text: string, query: string): boolean {
  const inText = toPlain(text);
  return toPlain(query)
    .split(/[\s./,;:_]+/)
    .every((word) => inText.includes(word));
}

/** Whether an item of a section's list stays visible. */
export type IsMatch = (item: HTMLElement, section: HTMLElement) => boolean;

/**
 * Hides list items that do not match, and sections without matches.
 *
 * @returns the number of matches
 */
export function filterLists(root: Element, isMatch: IsMatch): number {
  const sections = Array.from(root.querySelectorAll('section'));
  const all = sections.flatMap((section) =>
    Array.from(
      section.querySelectorAll<HTMLElement>(':scope > ul > li'),
      (item) => ({item, section}),
    ),
  );
  const found = all.filter(({item, section}) => isMatch(item, section));
  for (const {item} of all) item.hidden = true;
  for (const {item} of found) item.hidden = false;
  for (const section of sections) {
    section.hidden =
      found.length < all.length &&
      found.every((one) => one.section !== section);
  }
  return found.length;
}
