/** Id of a row of the table of a section, counted from 0. */
export const getRowAnchor = (section: string, row: number): string =>
  `${section}.${row + 1}`;
