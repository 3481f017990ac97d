import {computeWholeHash, type Checksums} from './checksums';

/** A file that two folders do not have alike. */
export interface Difference {
  file: string;
  /** Which of the two has it, or that both do, with other bytes. */
  where: 'first' | 'second' | 'both';
}

const listFiles = (...all: Checksums[]): string[] =>
  [...new Set(all.flatMap((checksums) => [...checksums.keys()]))].sort();

/** What two folders do not have alike, by path. */
export const findDifferences = (
  first: Checksums,
  second: Checksums,
): Difference[] =>
  listFiles(first, second)
    .filter((file) => first.get(file) !== second.get(file))
    .map((file) => ({
      file,
      where: !second.has(file) ? 'first' : !first.has(file) ? 'second' : 'both',
    }));

const most = 40;

const words: Record<Difference['where'], string> = {
  first: 'only in the first build',
  second: 'only in the second build',
  both: 'other bytes',
};

/** Scripts before pages: a page differs because it names one. */
const rank = ({file}: Difference): number => (file.endsWith('.html') ? 1 : 0);

/** How two builds compare. */
export interface Report {
  isSame: boolean;
  /** For readers of the terminal. */
  lines: string[];
}

/**
 * Says whether two builds are the same, with one hash if so, and otherwise with
 * two, and what differs: that which is the likely cause first.
 */
export function report(first: Checksums, second: Checksums): Report {
  // Two empty folders are alike, and prove nothing.
  if (first.size === 0) return {isSame: false, lines: ['There is no file.']};
  const found = findDifferences(first, second);
  if (found.length === 0) {
    const lines = [
      `${first.size} files, the same bytes in both builds`,
      `sha256:${computeWholeHash(first)}`,
    ];
    return {isSame: true, lines};
  }
  const shown = [...found].sort((a, b) => rank(a) - rank(b)).slice(0, most);
  return {
    isSame: false,
    lines: [
      ...shown.map(({file, where}) => `${file}: ${words[where]}`),
      ...(found.length > most ? [`and ${found.length - most} more`] : []),
      `${found.length} files differ`,
      `first  sha256:${computeWholeHash(first)}`,
      `second sha256:${computeWholeHash(second)}`,
    ],
  };
}
