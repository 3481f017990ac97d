const toPlain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a query; `StorageService/CreatePool` is two. */
const splitQuery = (query: string): string[] =>
  toPlain(query)
    .split(/[\s./,;:_]+/)
    .filter(Boolean);

/** Whether all words of a query are in a text, in any order and case. */
export function isMatch(text: string, query: string): boolean {
  const inText = toPlain(text);
  return splitQuery(query).every((word) => inText.includes(word));
}

/** Whether a query asks for something. */
export const isQuery = (query: string): boolean => splitQuery(query).length > 0;

/**
 * Hides the items of the lists below an element that do not match, and the
 * sections without any that does. What an item is found by is what it says, the
 * heading of its section, and the section's `data-words`.
 *
 * @returns how many items match
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
