import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'csv-parse/sync';

/** One term of the glossary. */
export interface Term {
  /** Empty for a word that is no term, but holds one to avoid by chance. */
  english: string;
  /** The word in the language. */
  right: string;
  /** Words that must not stand for it. */
  avoid: string[];
  /** The word must stand wherever the English does. */
  strict: boolean;
  note: string;
}

const columns = 5;

/**
 * Reads a glossary (CSV, RFC 4180): english, word, avoid, strict, note.
 *
 * @returns no term when there is no such file
 * @throws with the line when one has another number of cells
 */
export function readGlossary(file: string): Term[] {
  if (!existsSync(file)) return [];
  const [, ...records] = parse(readFileSync(file), {
    info: true,
    relax_column_count: true,
  }) as unknown as {record: string[]; info: {lines: number}}[];
  return records.map(({record: cells, info}) => {
    if (cells.length !== columns) {
      throw new Error(
        `${file}:${info.lines}: ${cells.length} cells instead of ${columns}. Put cells with a comma in double quotes.`,
      );
    }
    const [english = '', right = '', avoid = '', strict = '', note = ''] =
      cells;
    return {
      english,
      right,
      avoid: avoid.split(' ').filter(Boolean),
      strict: strict === 'yes',
      note,
    };
  });
}
