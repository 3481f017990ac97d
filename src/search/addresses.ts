import {getSearchNames} from './names';
import type {SearchRecord} from './record';

/** An address without what hosts and readers add to it. */
const toPlain = (address: string): string =>
  address.replace(/(?:\.html?|\/)(?=#|$)/, '').toLowerCase();

/** Every beginning that an address may have been given without: base, locale. */
function listEndings(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(index).join('/'));
}

/** The path and the anchor of an address that was pasted. */
function toPath(query: string): string {
  const path = query.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\?[^#]*/, '');
  try {
    return toPlain(decodeURI(path));
  } catch {
    return toPlain(path);
  }
}

/**
 * The records of all addresses, also of those whose beginning was left out, such
 * as `schemas/pool`.
 */
function getAllAddresses(
  entries: readonly SearchRecord[],
): Map<string, number[]> {
  const all = new Map<string, number[]>();
  const add = (address: string, record: number): void => {
    for (const end of listEndings(toPlain(address))) {
      const records = all.get(end);
      if (!end.includes('/')) continue;
      if (records) records.push(record);
      else all.set(end, [record]);
    }
  };
  entries.forEach((entry, record) => {
    const {page, anchor} = entry;
    add(anchor === '' ? page : `${page}#${anchor}`, record);
    if (entry.kind !== 'operation') return;
    for (const name of getSearchNames(entry).wholes) {
      add(name, record);
      add(name.slice(name.lastIndexOf('.') + 1), record);
    }
  });
  return all;
}

/** Finds the records of an address of this site, or of a path of the API. */
export function getAddresses(
  entries: readonly SearchRecord[],
): (query: string) => readonly number[] {
  let known: Map<string, number[]> | undefined;
  return (query) => {
    // A command has other words around its address.
    const address = query.split(/\s/).find((word) => word.includes('/'));
    if (address === undefined) return [];
    const all = (known ??= getAllAddresses(entries));
    const path = toPath(address);
    const ends = listEndings(path).filter((end) => end.includes('/'));
    const wanted = [...ends, ...ends.map((end) => end.replace(/#.*/, ''))];
    const end = wanted.find((one) => all.has(one));
    return end === undefined ? [] : (all.get(end) ?? []);
  };
}
