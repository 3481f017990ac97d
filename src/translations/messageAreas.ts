import {compareMessages} from './compare';
import type {Messages} from './messages';
import {mayStayEnglish} from './asEnglish';

/** How the messages of one file stand. */
export interface MessageReport {
  translated: number;
  missing: number;
  unused: number;
  same: number;
  problems: string[];
}

/** Area of a file in the table: `interface`, `documents`, `blog` or `API: …`. */
export function getMessageArea(file: string): string {
  const service = /^openapi\/(.+)\.json$/.exec(file)?.[1];
  if (service) return `API: ${service}`;
  if (file.startsWith('docusaurus-plugin-content-docs')) return 'documents';
  if (file.startsWith('docusaurus-plugin-content-blog')) return 'blog';
  return 'interface';
}

/**
 * Compares one file of translations with the messages that the site uses.
 *
 * @param name of the file, for the problems
 * @param asEnglish texts that stay as they are in this language
 */
export function checkMessages(
  name: string,
  extracted: Messages,
  translations: Messages,
  asEnglish: ReadonlySet<string>,
): MessageReport {
  const result = compareMessages(extracted, translations);
  const same = result.same.filter(
    (key) => !mayStayEnglish(extracted[key]?.message ?? '', asEnglish),
  );
  const short = (key: string): string =>
    key.length > 100 ? `${key.slice(0, 100)}…` : key;
  return {
    translated: result.translated.length - same.length,
    missing: result.missing.length,
    unused: result.unused.length,
    same: same.length,
    problems: [
      ...result.missing.map((key) => `${name}: "${short(key)}" is missing.`),
      ...result.unused.map(
        (key) =>
          `${name}: "${short(key)}" is no longer used. Move its translation to the new text, or remove it.`,
      ),
      ...same.map((key) => `${name}: "${short(key)}" is the English text.`),
    ],
  };
}
