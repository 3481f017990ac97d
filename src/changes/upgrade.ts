import {ratings, type Rating} from './rules';
import type {Direction} from './reach';

/** Place of an operation in the book, and how a change concerns it. */
export interface BookTouch {
  operation: number;
  rating: Rating;
  directions?: Direction[];
  /** Way to the message that changes, such as `pools[].`. */
  at?: string;
}

export interface BookChange {
  id: string;
  /** Place of the version in the book. */
  version: number;
  kind: string;
  rating: Rating;
  /** Key of the service. */
  service: string;
  /** What it is, in Markdown. */
  text: string;
  /** Why it matters, by the message that carries it. */
  why: Partial<Record<Direction | 'call', string>>;
  /** What to do, in Markdown. */
  todo?: string;
  /** Address of the change, without the language. */
  page: string;
  /** Names of fields and values by which code uses what changes. */
  names?: string[];
  touches: BookTouch[];
}

/** What a check of an upgrade knows; also served as `/changes.json`. */
export interface ChangesBook {
  /** Oldest first; the last may be `next`, which is not released yet. */
  versions: {version: string; date?: string}[];
  /** Every operation of any version. */
  operations: {
    /** `StorageService.ListPools` */
    name: string;
    path: string;
    /** Address of its page, if it is there today. */
    page?: string;
  }[];
  changes: BookChange[];
  labels: Record<string, string>;
}

/** Most characters of a text that are read: those of a HAR file of a day. */
export const longestText = 50_000_000;

const toSnake = (rpc: string): string =>
  rpc
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** Forms in which code of any language writes an RPC. */
const getForms = (rpc: string): string[] => [
  rpc,
  rpc.charAt(0).toLowerCase() + rpc.slice(1),
  toSnake(rpc),
];

/**
 * The operations that a text uses: paths as in URLs and HAR files, full names,
 * and names of methods as code writes them.
 *
 * @returns their places in the book
 */
export function findOperations(
  text: string,
  {operations}: Pick<ChangesBook, 'operations'>,
): Set<number> {
  const read = text.slice(0, longestText);
  const found = new Set<number>();
  const byPath = new Map<string, number>();
  const byName = new Map<string, number>();
  const byRpc = new Map<string, number[]>();
  operations.forEach(({name, path}, index) => {
    byPath.set(path.slice(1), index);
    byName.set(name, index);
    const rpc = name.slice(name.indexOf('.') + 1);
    for (const form of getForms(rpc)) {
      byRpc.set(form, [...(byRpc.get(form) ?? []), index]);
    }
  });
  const named = new Set<string>();
  // A path in JSON may have its slashes escaped.
  const dotted = /[A-Za-z][\w.]*[A-Za-z0-9_](?:(?:\\?\/|%2F)\w+)?/g;
  for (const [match] of read.matchAll(dotted)) {
    if (named.has(match)) continue;
    named.add(match);
    const path = byPath.get(match.replace(/\\?\/|%2F/, '/'));
    if (path !== undefined) {
      found.add(path);
      continue;
    }
    const parts = match.split(/[./\\]|%2F/);
    const full = parts.findIndex((part) => part.endsWith('Service'));
    const service = parts[full];
    const rpc = parts[full + 1];
    const known =
      full >= 0 && rpc !== undefined
        ? byName.get(`${service}.${rpc}`)
        : undefined;
    if (known !== undefined) {
      found.add(known);
      continue;
    }
    for (const part of parts) {
      // As in `StorageService_ListPools`, an id of an operation.
      const id = byName.get(part.replace('_', '.'));
      if (id !== undefined) found.add(id);
      for (const index of byRpc.get(part) ?? []) found.add(index);
    }
  }
  return found;
}

export interface Concern {
  change: BookChange;
  /** Its rating for these operations, which may be milder than on the whole. */
  rating: Rating;
  touches: BookTouch[];
  /** Whether the text names the very field or value that changes. */
  isNamed: boolean;
}

export interface Upgrade {
  /** Places of the operations that the text uses. */
  operations: number[];
  /** The most urgent first. */
  concerns: Concern[];
  /** How many changes concern other operations alone. */
  others: number;
}

/**
 * What an upgrade means for who uses some operations.
 *
 * @param from version that runs today
 * @param to version that comes, later than `from`
 * @param text code, names, paths or a HAR file; without one, everything concerns
 */
export function checkUpgrade(
  book: ChangesBook,
  {from, to, text}: {from: string; to: string; text: string},
): Upgrade {
  const order = book.versions.map(({version}) => version);
  const [first, last] = [order.indexOf(from), order.indexOf(to)];
  const between = book.changes.filter(
    ({version}) => version > first && version <= last,
  );
  const isAll = text.trim() === '';
  const used = isAll ? new Set<number>() : findOperations(text, book);
  const words = new Set(isAll ? [] : text.match(/[A-Za-z_]\w*/g));
  const concerns = between.flatMap((change): Concern[] => {
    const touches = isAll
      ? change.touches
      : change.touches.filter(({operation}) => used.has(operation));
    if (touches.length === 0) return [];
    const rating =
      ratings.find((one) => touches.some((touch) => touch.rating === one)) ??
      change.rating;
    const isNamed = (change.names ?? []).some(
      (name) => words.has(name) || words.has(toSnake(name)),
    );
    return [{change, rating, touches, isNamed}];
  });
  const urgency = ({rating, isNamed}: Concern): number =>
    ratings.indexOf(rating) * 2 + (isNamed ? 0 : 1);
  return {
    operations: [...used],
    concerns: concerns.sort((a, b) => urgency(a) - urgency(b)),
    others: between.length - concerns.length,
  };
}
