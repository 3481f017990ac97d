import groupBy from 'es-toolkit/compat/groupBy';
import {readOptional} from '../../api/description/files';
import type {SearchRecord} from '../../search/record';
import {splitWords, toStem} from '../../search/words';
import {translatedLocales} from '../../site';
import {readGlossary} from '../../translations/lint/wording';

/** Synonyms that are not glossary terms. */
const synonymsFile = 'openapi/search-synonyms.yaml';

const englishFile = 'openapi/glossary.yaml';

/** Removes the note in brackets after a word. */
const removeBrackets = (word: string): string =>
  word.replace(/\s*\(.*\)$/, '').trim();

function readGlossaries(siteDir: string): string[][] {
  const english = readOptional<{term?: string; avoid?: string[]}[]>(
    siteDir,
    englishFile,
    [],
  );
  const groups = [
    ...english.flatMap(({term, avoid = []}) =>
      term ? [[term, ...avoid]] : [],
    ),
    ...translatedLocales.flatMap((locale) =>
      readGlossary(locale, siteDir)
        .filter((term) => term.english !== '')
        .map(({english: word, right, avoid}) => [word, right, ...avoid]),
    ),
  ];
  return groups
    .map((words) => [...new Set(words.map(removeBrackets))].filter(Boolean))
    .filter((group) => group.length > 1);
}

const getStems = (text: string): string[] =>
  splitWords(text).map((word) => toStem(word.toLowerCase()));

/** Keeps groups with a phrase whose words all occur in names. */
function pickUsed(
  groups: readonly string[][],
  records: readonly SearchRecord[],
): string[][] {
  const known = new Set(records.flatMap(({title}) => getStems(title)));
  return groups.filter((group) =>
    group.some((phrase) => getStems(phrase).every((word) => known.has(word))),
  );
}

const merge = (groups: readonly string[][]): string[][] =>
  Object.values(groupBy(groups, ([first = '']) => first.toLowerCase())).map(
    (same) => [...new Set(same.flat())],
  );

/**
 * All synonyms: those in the synonyms file, and glossary terms that records
 * use.
 */
export const readAllSynonyms = (
  siteDir: string,
  records: readonly SearchRecord[],
): string[][] =>
  merge([
    ...readOptional<string[][]>(siteDir, synonymsFile, []),
    ...pickUsed(readGlossaries(siteDir), records),
  ]);
