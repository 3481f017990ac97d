import {readFileSync} from 'node:fs';
import path from 'node:path';
import partition from 'es-toolkit/compat/partition';
import {parse} from 'yaml';
import {
  getGlossaryGroups,
  readSynonyms,
  type GlossaryTerm,
  type SynonymGroups,
} from '../../search/indexing/synonyms';
import {getMergedSynonyms} from '../../search/indexing/mergedSynonyms';
import {getUsedSynonyms} from '../../search/indexing/usedSynonyms';
import type {SearchRecord} from '../../search/records/record';
import {translatedLocales} from '../../site';
import {readGlossary} from '../../translations/lint/glossary';
import {getGlossaryFile} from '../../translations/lint/measures';

/** Words with one meaning, which are no terms. */
export const synonymsFile = 'openapi/search-synonyms.yaml';

const englishFile = 'openapi/glossary.yaml';

/** The terms of the glossaries of all languages. */
function getGlossaryTerms(siteDir: string): GlossaryTerm[] {
  const english = parse(
    readFileSync(path.join(siteDir, englishFile), 'utf8'),
  ) as {term?: string; avoid?: string[]}[];
  return [
    ...english.flatMap(({term, avoid = []}) =>
      term ? [{words: [term, ...avoid]}] : [],
    ),
    ...translatedLocales.flatMap((locale) =>
      readGlossary(path.join(siteDir, getGlossaryFile(locale)))
        .filter((term) => term.english !== '')
        .map(({english: word, right, avoid}) => ({
          words: [word, right, ...avoid],
        })),
    ),
  ];
}

/**
 * Groups of words with one meaning.
 *
 * @throws when the file of synonyms is wrong, with the group
 */
export function getSynonymsFor(
  siteDir: string,
  records: readonly SearchRecord[],
): SynonymGroups {
  const file = path.join(siteDir, synonymsFile);
  const written = readSynonyms(readFileSync(file, 'utf8'), synonymsFile);
  const groups = getMergedSynonyms([
    ...written.objects,
    ...written.others,
    ...getUsedSynonyms(
      getGlossaryGroups(getGlossaryTerms(siteDir)),
      records.map(({title}) => title),
    ),
  ]);
  const firsts = new Set(written.objects.map(([first]) => first));
  const [objects, others] = partition(groups, ([first]) => firsts.has(first));
  return {objects, others};
}
