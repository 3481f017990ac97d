import {escapeHtml} from '../../api/escapeHtml';
import type {ContentPageData, ListData, TocItem} from '../../api/pageData';
import type {RichText} from '../../api/richText';
import {renderRichText, type PageContext} from './context';

/** Elements whose tags stay in the HTML of a text. */
const kept = /^(?:code|li|p|strong|ul)$/;

/** HTML of a text, with its lists and code but without links. */
export function renderHtml(node: RichText): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [name, , ...inner] = node;
  const html = inner.map(renderHtml).join('');
  return kept.test(name) ? `<${name}>${html}</${name}>` : html;
}

export function getContents(content: RichText[]): TocItem[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, {id}, ...inner] = node;
    if (!/^h[2-6]$/.test(name)) return getContents(inner);
    return typeof id === 'string'
      ? [{value: inner.map(renderHtml).join(''), id, level: Number(name[1])}]
      : [];
  });
}

/** A heading in Markdown; its title may be a link. */
export const heading = (id: string, title: string, level = 2): string =>
  `${'#'.repeat(level)} ${title} {#${id}}`;

interface Content {
  /** Before the layer, the legend, and everything else. */
  lead: string | RichText[];
  /** Markdown, text, and lists of pages. */
  parts: (string | RichText[] | ListData)[];
}

/**
 * Parses the Markdown of a page, and adds the table of contents.
 *
 * @param self URL of the page, which is not linked
 */
export function showContent(
  {lead, parts}: Content,
  context: PageContext,
  self?: string,
): ContentPageData {
  const show = <T>(part: string | T): RichText[] | T =>
    typeof part === 'string'
      ? renderRichText(part, context, {self, headingIds: true})
      : part;
  const shown = {lead: show(lead), parts: parts.map(show)};
  const texts = [shown.lead, ...shown.parts].filter(Array.isArray).flat();
  return {...shown, contents: getContents(texts as RichText[])};
}
