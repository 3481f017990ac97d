import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../api/markdownTree';

const isCode = ({children}: Link): boolean =>
  children.every(({type}) => type === 'inlineCode');

/**
 * Links to pages of services that do not carry the name which the page has in
 * the language.
 *
 * @param services names in the language, by the address of the page
 */
export function findWrongServiceLinks(
  text: string,
  services: ReadonlyMap<string, string>,
): string[] {
  if (!text.includes('-service)')) return [];
  const faults: string[] = [];
  visit(parseMarkdown(text), 'link', (link: Link) => {
    const name = services.get(link.url);
    const label = toString(link);
    if (name === undefined || label.includes(name) || isCode(link)) return;
    faults.push(
      `the link to ${link.url} says "${label}": the page is called "${name}".`,
    );
  });
  return faults;
}
