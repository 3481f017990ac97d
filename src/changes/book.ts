import type {Rating} from './rules';

/** A change, for operations that are affected in the same way. */
export interface BookChange {
  version: string;
  rating: Rating;
  /** Description in Markdown. */
  change: string;
  why: string[];
  todo?: string;
  operations: string[];
  /** URL of the change, without the language. */
  page: string;
}

/** Changes between versions; served as `/changes.json`. */
export interface ChangesBook {
  /** Oldest first; the last may be `next` (unreleased). */
  versions: {version: string; date?: string}[];
  changes: BookChange[];
}
