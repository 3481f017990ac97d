import type {Rating} from './rules';

/** A change, as it concerns operations that carry it in the same way. */
export interface BookChange {
  version: string;
  rating: Rating;
  /** What it is, in Markdown. */
  change: string;
  why: string[];
  /** What to do, in Markdown. */
  todo?: string;
  /** `StorageService.ListPools` */
  operations: string[];
  /** Address of the change, without the language. */
  page: string;
}

/** What changed between versions; served as `/changes.json`. */
export interface ChangesBook {
  /** Oldest first; the last may be `next`, which is not released yet. */
  versions: {version: string; date?: string}[];
  changes: BookChange[];
}
