import {parseMarkdown} from '../../api/markdownTree';
import {visitTexts, type TextPath} from '../../api/visitTexts';
import {defaultLocale, type Locale} from '../../site';
import type {Messages} from '../messages';

/** Blocks are translated separately, so that a change affects one. */
export function splitBlocks(markdown: string): string[] {
  return parseMarkdown(markdown).children.map(({position}) =>
    markdown.slice(position?.start.offset, position?.end.offset),
  );
}

/**
 * Message key of a text or block: its English. Sidebar and home page labels
 * depend on their place, so their key includes it: `Take a snapshot (sidebar,
 * CreateImageSnapshot)`.
 */
export function getMessageKey(text: string, path: TextPath): string {
  const key = path.at(-1);
  if (key === 'x-sidebar-label') {
    return `${text} (sidebar, ${String(path[1]).replace(/^.*\//, '')})`;
  }
  const isLabel = key === 'name' || key === 'label';
  return isLabel && path.includes('x-home') ? `${text} (home page)` : text;
}

/**
 * Translates a description or a workflow block by block. Blocks without a
 * translation stay in English.
 *
 * @param document in English
 * @param translations messages of all catalogs, by English text
 */
export function localize<T>(
  document: T,
  translations: Messages,
  locale: Locale,
): T {
  if (locale === defaultLocale) return document;
  const known = new Map(Object.entries(translations));
  return visitTexts(document, (text, path) =>
    splitBlocks(text)
      .map((block) => known.get(getMessageKey(block, path))?.message ?? block)
      .join('\n\n'),
  );
}
