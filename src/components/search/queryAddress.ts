/** Name of the parameter that makes a search a link. */
const parameter = 'q';

/** The query in the search part of an address; null when there is none. */
export const queryIn = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);

/** The search part of an address without the query, the rest to the letter. */
export function removeQuery(search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && queryIn(part) === null);
  return others.length > 0 ? `?${others.join('&')}` : '';
}

/** The search part of the address of a search. */
export const getAddress = (query: string): string =>
  `?${parameter}=${encodeURIComponent(query)}`;
