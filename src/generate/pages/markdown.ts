/** Escapes a name from the description for the text of a Markdown link. */
export const escapeMarkdown = (name: string): string =>
  name.replace(/[\\`*_[\]<|]/g, '\\$&');

/** A Markdown table; a bar in a cell does not end it. */
export const writeTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '-'), ...rows]
    .map(
      (cells) =>
        `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
    )
    .join('\n');
