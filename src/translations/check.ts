import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../api/description/files';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Locale} from '../site';
import {checkDocuments} from './checkDocuments';
import {checkMessages} from './checkMessages';
import {readWording} from './lint/wording';
import type {MessageFiles} from './messages';
import {getTranslationsFolder} from './paths';
import {findSimplifiedCharacters} from './simplified';

const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/** Simplified characters in all that is translated, in code, too. */
const findSimplified = (folder: string, siteDir: string): Problem[] =>
  listFilesUnder(path.join(siteDir, folder), '.json', '.mdx', '.md', '.yml')
    .filter((name) => !generated.test(name) && name !== 'STYLE.md')
    .map((name) => `${folder}/${name}`)
    .flatMap((file) =>
      findSimplifiedCharacters(
        readFileSync(path.join(siteDir, file), 'utf8'),
      ).map((found) => ({file, ...found})),
    );

/**
 * Finds translations that are missing, unused, identical to the English,
 * outdated, or badly worded.
 *
 * @param extracted messages of the site by file, in English
 * @param translations messages by file, in the language
 */
export function checkTranslations(
  locale: Locale,
  extracted: MessageFiles,
  translations: MessageFiles,
  siteDir = '.',
): Problem[] {
  const folder = getTranslationsFolder(locale);
  const wording = readWording(locale, siteDir);
  return [
    ...checkMessages(locale, extracted, translations, wording, siteDir),
    ...checkDocuments(locale, wording, siteDir),
    ...(wording.traditional ? findSimplified(folder, siteDir) : []),
  ];
}
