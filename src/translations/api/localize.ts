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

/** A line that begins with a letter or with code is one paragraph. */
const isOneLine = (markdown: string): boolean =>
  /^(?:\p{Letter}|`[^`\r\n])[^\r\n]*\S$/u.test(markdown);

/**
 * The blocks of a Markdown text: paragraphs, headings, lists, tables, code. A
 * translator gets one at a time, and a changed paragraph leaves the others as
 * they are.
 */
export function splitBlocks(markdown: string): string[] {
  // Most texts: parsing them is a third of the time that a translation takes.
  if (isOneLine(markdown)) return [markdown];
  return parseMarkdown(markdown).children.map(({position}) =>
    markdown.slice(position?.start.offset, position?.end.offset),
  );
}

/** Puts blocks together to a text again. */
const joinBlocks = (blocks: readonly string[]): string => blocks.join('\n\n');

/**
 * The key of a text, or of a block of it, among the messages: its English. A
 * label of the sidebar or of the home page means something only there, so its
 * key says where: `Take a snapshot (sidebar, CreateImageSnapshot)`.
 */
export function getMessageKey(text: string, path: TextPath): string {
  const key = path.at(-1);
  if (key === 'x-sidebar-label') {
    return `${text} (sidebar, ${String(path[1]).replace(/^.*\//, '')})`;
  }
  const isLabel = key === 'name' || key === 'label';
  return isLabel && path.includes('x-home') ? `${text} (home page)` : text;
}

function removeDoubts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(removeDoubts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'x-uncertain')
      .map(([key, value]) => [key, removeDoubts(value)]),
  );
}

/** Gives a text in another language, block by block. */
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
 * A workflow in another language; see `localizeDescription`.
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
 * The description in another language: every text is replaced block by block;
 * one without a translation stays English. `x-uncertain`, which repeats words
 * of the English text for the lint, is left out.
 *
 * @param document the bundled description, in English
 * @param translations messages of all catalogs, by English text
 */
export function localizeDescription(
  document: OpenApiDocument,
  translations: Messages,
  locale: Locale,
): OpenApiDocument {
  if (locale === defaultLocale) return document;
  return visitTexts(
    removeDoubts(document) as OpenApiDocument,
    findTextIn(translations),
  );
}
