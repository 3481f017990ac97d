import type {Entry} from './entries';

/** An address without what hosts and readers add to it. */
const plain = (address: string): string =>
  address.replace(/(?:\.html?|\/)(?=#|$)/, '').toLowerCase();

/** Every beginning that an address may have been given without: base, locale. */
function endsOf(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(index).join('/'));
}

/** The path and the anchor of an address that was pasted. */
function pathOf(query: string): string {
  const path = query.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\?[^#]*/, '');
  try {
    return plain(decodeURI(path));
  } catch {
    return plain(path);
  }
}

/** Finds the records of an address of this site, or of a path of the API. */
export function addressesOf(
  entries: readonly Entry[],
): (query: string) => readonly number[] {
  const all = new Map<string, number[]>();
  const add = (address: string, record: number): void => {
    const key = plain(address).replace(/^\//, '');
    all.set(key, [...(all.get(key) ?? []), record]);
  };
  entries.forEach(({kind, path, wholes}, record) => {
    add(path, record);
    if (kind !== 'operation') return;
    for (const name of wholes) {
      add(name, record);
      add(name.slice(name.lastIndexOf('.') + 1), record);
    }
  });
  return (query) => {
    if (!query.includes('/') || /\s/.test(query)) return [];
    const path = pathOf(query);
    const ends = endsOf(path).filter((end) => end.includes('/'));
    const wanted = [...ends, ...ends.map((end) => end.replace(/#.*/, ''))];
    const known = wanted.find((end) => all.has(end));
    return known === undefined ? [] : (all.get(known) ?? []);
  };
}
