export interface Size {
  width: number;
  height: number;
}

/** A text that stands on lines of its own. */
export interface Block extends Size {
  lines: string[];
}

/**
 * Widths of characters in em. They are those of wide system fonts (Verdana
 * aside), because the reader's font is not known when a diagram is drawn.
 */
const widths: [RegExp, number][] = [
  [/[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u, 1],
  [/[ijlI.,:;|!'()[\]`]/, 0.34],
  [/[ftr\s/\\-]/, 0.4],
  [/[mwMW@%—…]/, 0.92],
  [/[A-Z&#]/, 0.7],
  [/[\x20-\x7e]/, 0.58],
];

const widthOf = (char: string): number =>
  widths.find(([kind]) => kind.test(char))?.[1] ?? 1;

/** Width of a line in px, a little more than any usual font takes. */
export const lineWidth = (line: string, fontSize: number): number =>
  [...line].reduce((sum, char) => sum + widthOf(char), 0) * fontSize;

/** Where a line may break: at a space, after a mark, round a Han character. */
const pieces =
  /\p{Script=Han}[，。、；：！？」』）]*|\s+|[^\s\p{Script=Han}，。、；：！？」』）]+[，。、；：！？」』）]*|[，。、；：！？」』）]+/gu;

/** Pieces of a word that is longer than a line. */
function cut(word: string, fontSize: number, width: number): string[] {
  const parts = [''];
  for (const char of word) {
    const part = (parts.at(-1) ?? '') + char;
    if (parts.at(-1) && lineWidth(part, fontSize) > width) parts.push(char);
    else parts[parts.length - 1] = part;
  }
  return parts;
}

/** Fills one line after another. */
function fill(words: string[], fontSize: number, width: number): string[] {
  const lines = [''];
  for (const word of words) {
    const line = (lines.at(-1) ?? '') + word;
    const isFull = lineWidth(line.trim(), fontSize) > width;
    if (isFull && lines.at(-1)?.trim()) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * Breaks a text into as few lines of at most a width as there can be, about
 * equally long. A word that is longer than half as much again is cut.
 *
 * @param width in px
 */
export function wrap(text: string, fontSize: number, width: number): Block {
  const longest = width * 1.5;
  const words = (text.match(pieces) ?? []).flatMap((word) =>
    lineWidth(word, fontSize) > longest ? cut(word, fontSize, longest) : [word],
  );
  let lines = fill(words, fontSize, width);
  for (let less = width - 4; less > 0; less -= 4) {
    const narrower = fill(words, fontSize, less);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return {
    lines,
    width: Math.ceil(
      Math.max(0, ...lines.map((line) => lineWidth(line, fontSize))),
    ),
    height: Math.ceil(Math.max(1, lines.length) * fontSize * 1.35),
  };
}
