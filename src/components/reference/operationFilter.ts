const toPlain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Words of a query; `StorageService/CreatePool` has two. */
const splitQuery = (query: string): string[] =>
  toPlain(query)
    .split(/[\s./,;:_]+/)
    .filter(Boolean);

/** Whether a text contains all words of a query, in any order and case. */
export function isMatch(text: string, query: string): boolean {
  const inText = toPlain(text);
  return splitQuery(query).every((word) => inText.includes(word));
}

export const isQuery = (query: string): boolean => splitQuery(query).length > 0;

/**
 * Hides list items that do not match, and sections without matches. Matches
 * include the item's text, its section's heading, and the section's
 * `data-words`.
 *
 * @returns the number of matches
 */
export function filterLists(root: Element, query: string): number {
  let count = 0;
  for (const section of Array.from(root.querySelectorAll('section'))) {
    const heading = section.querySelector('h2')?.textContent ?? '';
    const about = `${heading} ${section.dataset.words ?? ''}`;
    let isEmpty = true;
    for (const item of Array.from(section.querySelectorAll('li'))) {
      item.hidden = !isMatch(`${about} ${item.textContent}`, query);
      if (item.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    section.hidden = isEmpty;
  }
  return count;
}
