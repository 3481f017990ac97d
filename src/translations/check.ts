import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Locale} from '../site';
import {checkDocuments} from './checkDocuments';
import {checkMessages} from './checkMessages';
import {readWording} from './lint/wording';
import type {MessageFiles} from './messages';
import {getTranslationsFolder} from './paths';
import {findSimplifiedCharacters} from './simplified';

const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/**
 * Finds translations that are missing, unused, identical to the English,
 * outdated, or badly worded.
 *
 * @param extracted messages of the site by file, in English
 * @param translations messages by file, in the language
 * @returns one problem each, with file and line
 */
export function checkTranslations(
  locale: Locale,
  extracted: MessageFiles,
  translations: MessageFiles,
  siteDir = '.',
): string[] {
  const folder = getTranslationsFolder(locale);
  const place = path.join(siteDir, folder);
  const wording = readWording(locale, siteDir);
  const files =
    wording.traditional && existsSync(place)
      ? listFilesUnder(place, '.json', '.mdx', '.md', '.yml').filter(
          (file) => !generated.test(file) && file !== 'STYLE.md',
        )
      : [];
  return [
    ...checkMessages(locale, extracted, translations, wording, siteDir),
    ...checkDocuments(locale, wording, siteDir),
    ...[...translations.keys()]
      .filter((file) => !extracted.has(file))
      .map((file) => `${folder}/${file}: no message comes from it. Remove it.`),
    ...files.flatMap((file) =>
      findSimplifiedCharacters(
        readFileSync(path.join(place, file), 'utf8'),
        `${folder}/${file}`,
      ),
    ),
  ];
}
