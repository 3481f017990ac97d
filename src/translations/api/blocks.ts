/**
 * Splits Markdown into its blocks at blank lines, but not inside a fenced code
 * block (CommonMark 0.31.2, section 4.5). A translator then gets a paragraph, a
 * list or a diagram at a time, and a changed paragraph leaves the others as
 * they are.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const end = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
    } else {
      fence = mark;
    }
    if (line.trim() === '' && !fence) end();
    else lines.push(line);
  }
  end();
  return blocks;
}

/** Puts blocks together to a text again. */
export const joinBlocks = (blocks: readonly string[]): string =>
  blocks.join('\n\n');
