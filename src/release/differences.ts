import type {Checksums} from './checksums';

/** A file that two folders do not have alike. */
export interface Difference {
  file: string;
  /** Which of the two has it, or that both do, with other bytes. */
  where: 'first' | 'second' | 'both';
}

const files = (...all: Checksums[]): string[] =>
  [...new Set(all.flatMap((checksums) => [...checksums.keys()]))].sort();

/** What two folders do not have alike, by path. */
export const differences = (
  first: Checksums,
  second: Checksums,
): Difference[] =>
  files(first, second)
    .filter((file) => first.get(file) !== second.get(file))
    .map((file) => ({
      file,
      where: !second.has(file) ? 'first' : !first.has(file) ? 'second' : 'both',
    }));
