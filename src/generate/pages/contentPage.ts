import {escapeHtml} from '../../api/escapeHtml';
import type {ContentPageData, SectionData, TocItem} from '../../api/pageData';
import type {RichText} from '../../api/richText';

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

/** Adds the table of contents to the sections of a page. */
export const withContents = (
  page: Omit<ContentPageData, 'contents'>,
): ContentPageData => ({
  ...page,
  contents: getContents([
    ...page.lead,
    ...page.sections.flatMap(({text = []}) => text),
  ]),
});

/** A part of a page below a heading, which may be a link. */
export const section = (
  id: string,
  title: RichText,
  {text = [], ...content}: SectionData,
  level: 2 | 3 = 2,
): SectionData => ({text: [[`h${level}`, {id}, title], ...text], ...content});
