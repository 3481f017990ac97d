import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {getPlainParts} from './plainText';

/**
 * What a description has no use for. A page holds several descriptions, so
 * footnotes would get mixed up; a check box in a text would do nothing.
 */
const unused = {
  disable: {
    null: ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'tasklistCheck'],
  },
};

// Made once: combining the extensions costs more than parsing a sentence.
const createParser = remark()
  .data('micromarkExtensions', [unused])
  .use(remarkGfm)
  .freeze();

/** Trees by the text that they were parsed from. */
export interface ParsedTexts {
  get(text: string): Root | undefined;
  set(text: string, tree: Root): void;
}

let parsed: ParsedTexts = new Map();

/**
 * Has trees taken from a cache and put there: parsing is a fifth of the time
 * that `npm run api` takes, and most texts stay as they are between two runs.
 */
export function keepParsed(texts: ParsedTexts): void {
  parsed = texts;
}

/**
 * Parses CommonMark with the extensions of GitHub, such as tables.
 *
 * @returns a tree that belongs to all who ask for this text: do not change it
 */
export function parseMarkdown(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const tree = createParser.parse(text);
  parsed.set(text, tree);
  return tree;
}

/** As little of a text as its first paragraph can be told from. */
function getLead(text: string): string {
  const [lead = ''] = text.split('\n\n', 1);
  // A line that begins with a letter is a paragraph up to the empty line. A
  // bracket may refer to the end of the text.
  return /^\p{Letter}[^\n[]*$/u.test(lead) ? lead : text;
}

/** The first paragraph as plain text on one line. */
export function getFirstParagraph(text: string): string {
  const lead = getLead(text);
  const parts = getPlainParts(lead);
  if (parts) return parts.map(({value}) => value).join('');
  const first = structuredClone(
    parseMarkdown(lead).children.find(({type}) => type === 'paragraph'),
  );
  if (!first) return '';
  // A line break separates words, of which its text has no sign.
  visit(first, 'break', (_, index = 0, parent) => {
    parent?.children.splice(index, 1, {type: 'text', value: ' '});
  });
  return toString(first).replace(/\s+/g, ' ').trim();
}

/** Where a sentence ends, with the space after it. */
export const sentenceEnd = /(?<=\.)\s+|(?<=。)/;

/** The first sentence as plain text: a meta description. */
export function getFirstSentence(text: string): string {
  return getFirstParagraph(text).split(sentenceEnd)[0] ?? '';
}
