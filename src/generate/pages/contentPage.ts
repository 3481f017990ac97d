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

const getSectionContents = ({heading, text = []}: SectionData): TocItem[] => [
  ...(heading
    ? [
        {
          value: escapeHtml(heading.title),
          id: heading.id,
          level: heading.level,
        },
      ]
    : []),
  ...getContents(text),
];

/** Adds the table of contents to the sections of a page. */
export const withContents = (
  page: Omit<ContentPageData, 'contents'>,
): ContentPageData => ({
  ...page,
  contents: [
    ...getContents(page.lead),
    ...page.sections.flatMap(getSectionContents),
  ],
});

/** A part of a page below a heading of the second level. */
export const section = (
  id: string,
  title: string,
  content: Omit<SectionData, 'heading'>,
): SectionData => ({heading: {id, title, level: 2}, ...content});
