import type {CheerioAPI} from 'cheerio';
import {getText, type Node} from './text';

/** Where marks may stand: code, what is typed, and what is no text. */
const ignored = new Set(
  'pre code kbd samp textarea script style svg template'.split(' '),
);

/** What a reader sees of a page, beside its head. */
const shown = 'main, aside, nav';

/** Bold, a link, a lone backtick and the id of a heading, as Markdown has them. */
const marks = /\*\*|__|\]\(|`|\{#/g;

function marksIn(written: string): string[] {
  const text = written.replace(/\s+/g, ' ');
  return [...text.matchAll(marks)].map(({index}) =>
    text.slice(Math.max(0, index - 20), index + 20).replaceAll('\0', '…'),
  );
}

/** Marks of Markdown that a page shows as text, each with what is around it. */
export function findMarks($: CheerioAPI): string[] {
  const roots = $(shown)
    .toArray()
    // A list of contents within the main part is seen with it.
    .filter((element) => $(element).parents(shown).length === 0);
  return [
    $('title').first().text(),
    $('meta[name="description"]').attr('content') ?? '',
    // NUL for what is left out, so that no mark goes across it.
    ...roots.map((root) => getText(root as Node, ignored, '\0')),
  ].flatMap(marksIn);
}
