import {readFileSync} from 'node:fs';

/** One term of the glossary. */
export interface Term {
  english: string;
  chinese: string;
  /** Words that must not stand for it. */
  avoid: string[];
  /** The Chinese must stand wherever the English does. */
  strict: boolean;
}

const columns = 5;

/** Cells of a line of CSV (RFC 4180), without line breaks in cells. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/**
 * Reads the glossary: english, chinese, avoid, strict, note.
 *
 * @throws with the line when one has another number of cells
 */
export function readGlossary(file: string): Term[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const cells = cellsOf(line);
    if (cells.length !== columns) {
      throw new Error(
        `${file}:${index + 2}: ${cells.length} cells instead of ${columns}. Put cells with a comma in double quotes.`,
      );
    }
    const [english = '', chinese = '', avoid = '', strict = ''] = cells;
    return {
      english,
      chinese,
      avoid: avoid.split(' ').filter(Boolean),
      strict: strict === 'yes',
    };
  });
}
