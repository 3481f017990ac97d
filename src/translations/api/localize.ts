import type {ArazzoDocument} from '../../guides/arazzo';
import {parseMarkdown} from '../../api/markdownTree';
import type {OpenApiDocument} from '../../api/openapi';
import {
  visitTexts,
  type TextPath,
  type TextVisitor,
} from '../../api/visitTexts';
import {defaultLocale, type Locale} from '../../site';
import type {Messages} from '../messages';

/** Blocks are translated separately, so that a change affects one. */
export function splitBlocks(markdown: string): string[] {
  return parseMarkdown(markdown).children.map(({position}) =>
    markdown.slice(position?.start.offset, position?.end.offset),
  );
}

const joinBlocks = (blocks: readonly string[]): string => blocks.join('\n\n');

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

/** Copies a document without `x-uncertain`. */
const removeDoubts = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'x-uncertain' ? undefined : value,
    ),
  ) as OpenApiDocument;

function findTextIn(translations: Messages): TextVisitor {
  return (text, path) =>
    joinBlocks(
      splitBlocks(text).map((block) => {
        const key = getMessageKey(block, path);
        return Object.hasOwn(translations, key)
          ? (translations[key]?.message ?? block)
          : block;
      }),
    );
}

/**
 * Translates a workflow; see `localizeDescription`.
 *
 * @param document in English
 * @param translations messages of all catalogs, by English text
 */
export const localizeGuide = (
  document: ArazzoDocument,
  translations: Messages,
  locale: Locale,
): ArazzoDocument =>
  locale === defaultLocale
    ? document
    : visitTexts(document, findTextIn(translations));

/**
 * Translates the description block by block. Blocks without a translation stay
 * in English. Removes `x-uncertain`, which quotes English text for the linter.
 *
 * @param document the bundled description in English
 * @param translations messages of all catalogs, by English text
 */
export function localizeDescription(
  document: OpenApiDocument,
  translations: Messages,
  locale: Locale,
): OpenApiDocument {
  if (locale === defaultLocale) return document;
  return visitTexts(removeDoubts(document), findTextIn(translations));
}
