import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../api/markdownTree';
import type {Said} from './sameEnglish';

/** The headings of a document by their ids. */
function mapById(document: string): Map<string, string> {
  const headings = new Map<string, string>();
  visit(parseMarkdown(document), 'heading', (heading) => {
    const found = /^(.*?)\s*\{#([^}]+)\}$/.exec(toString(heading));
    if (found?.[1] && found[2]) headings.set(found[2], found[1]);
  });
  return headings;
}

/** The headings that a document and its translation have in common. */
export function getHeadings(
  source: string,
  translation: string,
): Omit<Said, 'place'>[] {
  const translated = mapById(translation);
  return [...mapById(source)].flatMap(([id, english]) => {
    const text = translated.get(id);
    return text === undefined ? [] : [{english, text}];
  });
}
