import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../api/markdownTree';

/** What Markdown texts write as code in a sentence: names, values, commands. */
export function findCodeIn(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts.filter((one) => one.includes('`'))) {
    visit(parseMarkdown(text), 'inlineCode', ({value}: InlineCode) => {
      found.push(value);
    });
  }
  return found;
}
