import type {PageLink} from '../../api/pageData';

/** Escapes plain text, such as a name from the description, for Markdown. */
export const escapeMarkdown = (name: string): string =>
  name.replace(/[\\`*_[\]<|]/g, '\\$&');

/** A link in Markdown whose text is a name from the description. */
export const writeLink = ({name, to}: PageLink): string =>
  `[${escapeMarkdown(name)}](${to})`;

/** A Markdown table; a bar in a cell does not end it. */
export const writeTable = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '-'), ...rows]
    .map(
      (cells) =>
        `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
    )
    .join('\n');
