const key = 'search.recent';
const most = 8;
const longest = 200;

/** What a text in the storage holds; anything may stand there. */
function parseText(text: string | null): string[] {
  const list: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(list)
    ? list.filter((one) => typeof one === 'string').slice(0, most)
    : [];
}

/** The reader's last searches in this browser, the latest first. */
export function getRecentSearches(): string[] {
  try {
    return parseText(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function keep(queries: string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(key, JSON.stringify(queries));
    else localStorage.removeItem(key);
  } catch {
    // The reader has to type it again.
  }
}

/** Keeps a search that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text || text.length > longest) return;
  const others = getRecentSearches().filter(
    (one) => one.toLowerCase() !== text.toLowerCase(),
  );
  keep([text, ...others].slice(0, most));
}

/** Forgets all searches. */
export const forgetSearches = (): void => keep([]);
