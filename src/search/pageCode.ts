/**
 * Pages as they are sent: one line of text each, because the quotes and brackets
 * of JSON weigh more than what stands between them.
 */
import type {Group, PageRows, Row, Side} from './data';
import {searchKinds, type SearchKind} from './types';

/** Between the rows of a page, the cells of a row, the names of a group. */
const signs = {row: '^', cell: '\u007f', name: ' '};

const firstLetter = 'a'.charCodeAt(0);

const isGroup = (row: Row | Group): row is Group => Array.isArray(row[3]);

/** `a` of an operation, `D` of a group of fields. */
function letterOf(row: Row | Group): string {
  const code = firstLetter + searchKinds.indexOf(row[0]);
  const letter = String.fromCharCode(code);
  return isGroup(row) ? letter.toUpperCase() : letter;
}

const kindOf = (letter: string): SearchKind =>
  searchKinds[letter.toLowerCase().charCodeAt(0) - firstLetter] ?? 'document';

/** Cells as text, without the empty ones at the end. */
function lineOf(cells: readonly string[]): string {
  const wrong = cells.find((cell) => /[\u007f^]/.test(cell));
  if (wrong !== undefined) {
    throw new Error(
      `The search cannot have "${wrong}" as a name: write it without "^" and without control characters.`,
    );
  }
  return cells.join(signs.cell).replace(/\u007f+$/, '');
}

/** @throws when a name has a sign that separates, with the name */
export const codeOfPage = ([
  address,
  service,
  rows,
  ...sides
]: PageRows): string =>
  [
    lineOf([address, service, ...sides]),
    ...rows.map((row) => {
      const [, title, anchor, context, ...names] = row;
      const cells = Array.isArray(context)
        ? [title, anchor, context.join(signs.name)]
        : [title, anchor, context, ...names];
      return letterOf(row) + lineOf(cells);
    }),
  ].join(signs.row);

/** The page that `codeOfPage` made a line of. */
export function pageOfCode(code: string): PageRows {
  const [head = '', ...rows] = code.split(signs.row);
  const [address = '', service = '', ...sides] = head.split(signs.cell);
  return [
    address,
    service,
    rows.map((row): Row | Group => {
      const letter = row.charAt(0);
      const kind = kindOf(letter);
      const cells = row.slice(1).split(signs.cell);
      const [title = '', anchor = '', context = '', ...names] = cells;
      return letter < 'a'
        ? [kind, title, anchor, context.split(signs.name)]
        : [kind, title, anchor, context, ...names];
    }),
    ...(sides as Side[]),
  ];
}
