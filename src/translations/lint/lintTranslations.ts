import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../site';
import {listFilesUnder} from '../../api/files/filesUnder';
import {getDocumentPairs} from '../documents';
import type {Messages} from '../messages';
import {getTranslationsFolder} from '../paths';
import {noAids, type Aids} from './aids';
import {lintDocument} from './lintDocument';
import {lintMessages} from './lintMessages';
import {getGlossaryFile, getMeasures} from './measures';
import {getHeadings} from './headings';
import {sameEnglish, type Said} from './sameEnglish';
import {getSharedWords} from './sharedWords';

/** Pages of the API reference, as it is now and in frozen versions. */
const generated = /^docusaurus-plugin-content-docs\/[^/]+\/api\//;

/**
 * Faults in the wording of messages and documents.
 *
 * @param extracted messages by file, in English
 * @param translations messages by file, in the language
 * @returns one sentence per fault, with its file and line
 */
export function lintTranslations(
  locale: Locale,
  extracted: Map<string, Messages>,
  translations: Map<string, Messages>,
  siteDir = '.',
  aids: Aids = noAids,
): string[] {
  const inSite = getTranslationsFolder(locale);
  const measures = getMeasures(locale, translations, aids, siteDir);
  const read = (file: string): string =>
    readFileSync(path.join(siteDir, file), 'utf8');
  const written = (...endings: string[]): string[] => {
    const folder = path.join(siteDir, inSite);
    return (existsSync(folder) ? listFilesUnder(folder, ...endings) : [])
      .filter((file) => !generated.test(file) && file !== 'STYLE.md')
      .map((file) => `${inSite}/${file}`);
  };
  const sources = new Map(
    getDocumentPairs(locale, siteDir).map((pair) => [
      pair.translated,
      pair.english,
    ]),
  );
  const messages: Said[] = [...translations].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, {message: text}]) => {
      const english = extracted.get(file)?.[key]?.message;
      // The key of a text of the API is its English; others may have two.
      return english === key
        ? [{place: `${inSite}/${file}`, english, text}]
        : [];
    }),
  );
  const headings: Said[] = [...sources].flatMap(([place, source]) =>
    existsSync(path.join(siteDir, place))
      ? getHeadings(read(source), read(place)).map((heading) => ({
          place,
          ...heading,
        }))
      : [],
  );
  return [
    ...sameEnglish(messages),
    ...sameEnglish(headings),
    ...getSharedWords(measures.glossary).map(
      (fault) => `${getGlossaryFile(locale)}: ${fault}`,
    ),
    ...[...translations].flatMap(([file, messages]) =>
      lintMessages(
        `${inSite}/${file}`,
        extracted.get(file) ?? {},
        messages,
        measures,
        siteDir,
      ),
    ),
    ...written('.mdx', '.md').flatMap((file) => {
      const source = sources.get(file);
      return lintDocument(file, source && read(source), read(file), measures);
    }),
    ...written('.json', '.mdx', '.md', '.yml').flatMap((file) =>
      measures.rules.faultsOfFile(read(file), file),
    ),
  ];
}
