const parameter = 'q';

/** The query in a URL's search string; null if there is none. */
export const queryIn = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);

/** The search string without the query, otherwise unchanged. */
export function removeQuery(search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && queryIn(part) === null);
  return others.length > 0 ? `?${others.join('&')}` : '';
}

export const getAddress = (query: string): string =>
  `?${parameter}=${encodeURIComponent(query)}`;
