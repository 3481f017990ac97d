import type {ArazzoDocument} from '../../guides/arazzo';
import type {OpenApiDocument} from '../../api/openapi';
import {visitTexts, type TextVisitor} from '../../api/visitTexts';
import {defaultLocale, type Locale} from '../../site';
import type {Messages} from '../messages';
import {joinBlocks, splitBlocks} from './blocks';
import {getMessageKey} from './place';

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
