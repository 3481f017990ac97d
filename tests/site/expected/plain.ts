import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {squeezed} from '../crawl/entries';

const options = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const known = new Map<string, string>();

/** What a reader sees of a text in Markdown, without white space. */
export function plain(markdown: string): string {
  const text =
    known.get(markdown) ?? squeezed(toString(fromMarkdown(markdown, options)));
  known.set(markdown, text);
  return text;
}
