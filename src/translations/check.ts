import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFilesUnder} from '../api/files/filesUnder';
import type {Locale} from '../site';
import {checkDocuments} from './checkDocuments';
import {checkMessages} from './checkMessages';
import {readWording} from './lint/wording';
import type {MessageFiles} from './messages';
import {getTranslationsFolder} from './paths';
import {Report} from './report';
import {findSimplifiedCharacters} from './simplified';

const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/**
 * Reports translations that are missing, unused, identical to the English,
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
): Report {
  const folder = getTranslationsFolder(locale);
  const wording = readWording(locale, siteDir);
  const report = new Report();
  checkMessages(report, locale, extracted, translations, wording, siteDir);
  checkDocuments(report, locale, wording, siteDir);
  for (const file of translations.keys()) {
    if (extracted.has(file)) continue;
    report.problems.push(
      `${folder}/${file}: no message comes from this file. Remove it.`,
    );
  }
  const place = path.join(siteDir, folder);
  if (!wording.traditional || !existsSync(place)) return report;
  for (const file of listFilesUnder(place, '.json', '.mdx', '.md', '.yml')) {
    if (generated.test(file) || file === 'STYLE.md') continue;
    const text = readFileSync(path.join(place, file), 'utf8');
    report.problems.push(
      ...findSimplifiedCharacters(text, `${folder}/${file}`),
    );
  }
  return report;
}
