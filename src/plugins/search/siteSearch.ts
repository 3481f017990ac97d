import mapValues from 'es-toolkit/compat/mapValues';
import uniqBy from 'es-toolkit/compat/uniqBy';
import {readOptional} from '../../api/description/files';
import {getNameLinks} from '../../api/nameLinks';
import {getLine} from '../../api/richText';
import {loadReference} from '../../generate/loadReference';
import {createEngine, type SearchEngine} from '../../search';
import {packSearch, splitFile} from '../../search/file';
import {collectFolds} from '../../search/records/folds';
import {labelTexts, type Label} from '../../search/labels';
import {getRemedyWords, type SearchRecord} from '../../search/record';
import {splitParts, toStem} from '../../search/words';
import {
  createErrorRecords,
  messagesFile,
  noMessages,
} from '../../search/records/errorRecords';
import {createReferenceRecords} from '../../search/records/referenceRecords';
import {
  noSymptoms,
  symptomsFile,
  type WrittenSymptoms,
} from '../../search/records/symptomRecords';
import {defaultLocale, type Locale} from '../../site';
import {readCatalog} from '../../translations/messages';
import {
  createTranslator,
  type Translator,
} from '../../translations/texts/texts';
import {getDocumentRecords} from './documents';
import {readAllSynonyms} from './synonyms';

/** File name, relative to the locale's base URL. */
export const searchFile = 'search.json';

function createRecords(
  siteDir: string,
  locale: Locale,
  symptoms: WrittenSymptoms,
  t: Translator,
): SearchRecord[] {
  const reference = loadReference(siteDir, locale);
  const links = getNameLinks(reference);
  const errors = createErrorRecords(
    reference,
    loadReference(siteDir, defaultLocale),
    readOptional(siteDir, messagesFile, noMessages),
    (text) => getLine(text, {links}),
  );
  return [
    ...createReferenceRecords(reference, errors, {
      t: (text) => t.loose(text),
    }),
    ...getDocumentRecords(siteDir, locale, symptoms),
  ];
}

/**
 * Keeps one word of each stem, and Chinese that is not part of other Chinese:
 * only terms count, and the whole texts would be half of the search file.
 */
function shorten(texts: readonly string[]): string {
  const words = splitParts(texts.join(' ')).map((word) => word.toLowerCase());
  const kept = uniqBy(words.sort(), toStem);
  const chinese = kept.filter((word) => /\p{Script=Han}/u.test(word));
  return kept
    .filter((word) => chinese.filter((one) => one.includes(word)).length < 2)
    .join(' ');
}

const textsOf = (record: SearchRecord): string[] => [
  record.title,
  record.context,
  record.text,
  ...getRemedyWords(record),
];

/**
 * Creates the search file of a locale.
 *
 * @throws if `npm run api` has not been run
 */
export function makeSearchFile(siteDir: string, locale: Locale): string {
  const symptoms = readOptional(siteDir, symptomsFile, noSymptoms);
  const t = createTranslator(readCatalog(siteDir, locale));
  const records = createRecords(siteDir, locale, symptoms, t);
  const synonyms = readAllSynonyms(siteDir, records);
  const reports = records.flatMap((record) => record.reports ?? []);
  const {unrelated} = symptoms;
  return packSearch({
    records: records.map(({reports = [], ...record}) => ({
      ...record,
      ...(reports.length > 0 && {reports: [shorten(reports)]}),
    })),
    synonyms,
    folds: collectFolds([
      ...records.flatMap(textsOf),
      ...synonyms.flat(),
      ...reports,
      ...unrelated,
    ]),
    labels: mapValues(labelTexts, (_, label) => t(label as Label)),
    unrelated: unrelated.map((text) => shorten([text])),
  });
}

/**
 * Creates the search of a locale without a build.
 *
 * @throws if `npm run api` has not been run
 */
export function createSiteEngine(
  siteDir: string,
  locale: Locale,
): Promise<SearchEngine> {
  const file = makeSearchFile(siteDir, locale);
  const {names = '', texts} = splitFile(file);
  return createEngine(names, texts);
}
