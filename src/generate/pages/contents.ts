import {escapeHtml} from '../../api/escapeHtml';
import type {TocItem} from '../../api/pageData';
import type {RichText} from '../../api/richText';

/** The words of a node as HTML, of whose elements only code is left. */
function renderHtml(node: RichText): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [name, , ...inner] = node;
  const html = inner.map(renderHtml).join('');
  return name === 'code' ? `<code>${html}</code>` : html;
}

/** The headings in a content that have an id, in its order. */
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
