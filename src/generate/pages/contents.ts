import {escapeHtml} from '../../api/escapeHtml';
import type {TocItem} from '../../api/pageData';
import type {RichText} from '../../api/richText';

/** HTML of a node's text, without markup except code. */
export function renderHtml(node: RichText): string {
  if (typeof node === 'string') return escapeHtml(node);
  const [name, , ...inner] = node;
  const html = inner.map(renderHtml).join('');
  return name === 'code' ? `<code>${html}</code>` : html;
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
