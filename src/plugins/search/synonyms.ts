import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readOptional} from '../../api/files/sourceFile';
import type {SearchRecord} from '../../search/record';
import {splitWords, toStem} from '../../search/words';
import {translatedLocales} from '../../site';
import {readGlossary} from '../../translations/lint/wording';

/** Synonyms that are not glossary terms. */
const synonymsFile = 'openapi/search-synonyms.yaml';

const englishFile = 'openapi/glossary.yaml';

const mostWords = 4;

function getFault(group: unknown): string | undefined {
  if (!Array.isArray(group) || group.length < 2) {
    return 'a group is a list of two words or more, such as "- [pool, 集區]"';
  }
  const phrases: unknown[] = group;
  const strange = phrases.find(
    (one) => typeof one !== 'string' || !/[\p{L}\p{N}]/u.test(one),
  );
  if (strange !== undefined) {
    return `${JSON.stringify(strange)} is not a word; put it in quotes`;
  }
  const words = phrases as string[];
  const long = words.find((one) => one.split(/[\s-]+/).length > mostWords);
  if (long !== undefined) return `"${long}" has more than ${mostWords} words`;
  const twice = words.find((one, index) => words.indexOf(one) !== index);
  return twice === undefined ? undefined : `"${twice}" stands twice`;
}

/**
 * Parses groups of synonyms from YAML.
 *
 * @throws with the file name and the invalid group
 */
export function readSynonyms(yaml: string, file: string): string[][] {
  const groups: unknown = parse(yaml);
  if (!Array.isArray(groups)) {
    throw new Error(
      `${file}: write a list of groups, such as "- [pool, 集區]".`,
    );
  }
  return groups.map((group: unknown, index) => {
    const fault = getFault(group);
    if (fault) throw new Error(`${file}: group ${index + 1}: ${fault}.`);
    return group as string[];
  });
}

/** Removes the note in brackets after a word. */
const removeBrackets = (word: string): string =>
  word.replace(/\s*\(.*\)$/, '').trim();

function readGlossaries(siteDir: string): string[][] {
  const english = readOptional(siteDir, englishFile, []).data as {
    term?: string;
    avoid?: string[];
  }[];
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

function merge(groups: readonly string[][]): string[][] {
  const merged = new Map<string, Set<string>>();
  for (const group of groups) {
    const key = group[0]?.toLowerCase() ?? '';
    merged.set(key, new Set([...(merged.get(key) ?? []), ...group]));
  }
  return [...merged.values()].map((group) => [...group]);
}

/**
 * All synonyms: those in the synonyms file, and glossary terms that records
 * use.
 *
 * @throws with the group if the synonyms file is invalid
 */
export function readAllSynonyms(
  siteDir: string,
  records: readonly SearchRecord[],
): string[][] {
  const place = path.join(siteDir, synonymsFile);
  const written = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return merge([
    ...(written === '' ? [] : readSynonyms(written, synonymsFile)),
    ...pickUsed(readGlossaries(siteDir), records),
  ]);
}
