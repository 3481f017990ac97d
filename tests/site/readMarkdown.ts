/** How often a text uses each word. */
export type Words = ReadonlyMap<string, number>;

/** Counts the words of texts of which none goes on in the next. */
export function countWords(texts: Iterable<string>): Words {
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

/** Words that one text uses more often than the other. */
export const listMissingWords = (from: Words, to: Words): string[] =>
  [...from]
    .filter(([word, count]) => count > (to.get(word) ?? 0))
    .map(([word]) => word);

/** A Markdown file of the build. */
export interface MarkdownFile {
  titles: number;
  /** Whether nothing stands before the title. */
  hasTitleFirst: boolean;
  links: string[];
  words: Words;
  /** What a reader of Markdown takes for HTML: nothing of it is meant. */
  html: string[];
}

/** Blocks of code, and code in a line. */
const code =
  /^( *)(`{3,}|~{3,})[^\n]*\n[^]*?\n\1\2 *$|(`+)(?!`)[^]*?[^`]\3(?!`)/gm;

/** Where a link or a picture leads. */
const target = /\]\(<?([^)\s>]*)>?(?: "[^"]*")?\)/g;

/**
 * Scans Markdown as the site writes it. A parser takes 20 s for all files, and
 * finds the same in them.
 */
export function readMarkdown(text: string): MarkdownFile {
  const literal: string[] = [];
  const prose = text
    .replace(code, (all) => {
      literal.push(all);
      return ' ';
    })
    // What is escaped is a character as others.
    .replace(/\\[^\w\s]/g, ' ')
    .replace(/&#?\w+;/g, ' ');
  return {
    titles: [...prose.matchAll(/^# /gm)].length,
    hasTitleFirst: prose.startsWith('# '),
    links: [...prose.matchAll(target)].map(([, link = '']) => link),
    words: countWords([prose.replace(target, '] '), ...literal]),
    html: [...prose.matchAll(/<(?!https?:|mailto:)[a-z/!][^>\n]*>/gi)].map(
      ([tag]) => tag,
    ),
  };
}
