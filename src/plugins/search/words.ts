import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {foldsOf} from '../../search/indexing/folds';
import {
  glossaryGroups,
  readSynonyms,
  type GlossaryTerm,
} from '../../search/indexing/synonyms';
import {usedSynonyms} from '../../search/indexing/usedSynonyms';
import type {NamesData} from '../../search/data';
import type {SearchRecord} from '../../search/records/record';
import {translatedLocales} from '../../site';
import {readGlossary} from '../../translations/lint/glossary';
import {glossaryFile} from '../../translations/lint/measures';

/** Words with one meaning, which are no terms. */
export const synonymsFile = 'openapi/search-synonyms.yaml';

const englishFile = 'openapi/glossary.yaml';

/** The terms of the glossaries of all languages. */
function glossaryTerms(siteDir: string): GlossaryTerm[] {
  const english = parse(
    readFileSync(path.join(siteDir, englishFile), 'utf8'),
  ) as {term?: string; avoid?: string[]}[];
  return [
    ...english.flatMap(({term, avoid = []}) =>
      term ? [{words: [term, ...avoid]}] : [],
    ),
    ...translatedLocales.flatMap((locale) =>
      readGlossary(path.join(siteDir, glossaryFile(locale)))
        .filter((term) => term.english !== '')
        .map(({english: word, right, avoid}) => ({
          words: [word, right, ...avoid],
        })),
    ),
  ];
}

/**
 * What queries are understood with.
 *
 * @throws when the file of synonyms is wrong, with the group
 */
export function wordsOf(
  siteDir: string,
  records: readonly SearchRecord[],
): Pick<NamesData, 'folds' | 'synonyms'> {
  const file = path.join(siteDir, synonymsFile);
  const synonyms = [
    ...readSynonyms(readFileSync(file, 'utf8'), synonymsFile),
    ...usedSynonyms(
      glossaryGroups(glossaryTerms(siteDir)),
      records.map(({title}) => title),
    ),
  ];
  const texts = records.flatMap(({title, text}) => [title, text]);
  return {folds: foldsOf([...texts, ...synonyms.flat()]), synonyms};
}
