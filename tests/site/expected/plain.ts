import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {squeezed} from '../crawl/entries';

const parser = remark().use(remarkGfm).freeze();
const known = new Map<string, string>();

/** What a reader sees of a text in Markdown, without white space. */
export function plain(markdown: string): string {
  const text =
    known.get(markdown) ?? squeezed(toString(parser.parse(markdown)));
  known.set(markdown, text);
  return text;
}
