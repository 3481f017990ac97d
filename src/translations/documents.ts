import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../site';
import {getHeadingIds} from './headingIds';
import {listFilesUnder} from '../api/files/filesUnder';
import {getDocumentFolders} from './paths';
import {computeBlobHash, getChangesSince, hashIn} from './sourceHash';

/** An English document and the place of its translation. */
export interface DocumentPair {
  english: string;
  translated: string;
  /** `documents`, `blog` or `pages`. */
  area: string;
}

/** Part of `docs/` that is generated in every locale. */
const generated = /^api\//;

function listDocuments(siteDir: string, folder: string): string[] {
  const place = path.join(siteDir, folder);
  if (!existsSync(place)) return [];
  return listFilesUnder(place, '.md', '.mdx').filter(
    (file) => !generated.test(file),
  );
}

/** Every English document with the place of its translation into a language. */
export const getDocumentPairs = (
  locale: Locale,
  siteDir = '.',
): DocumentPair[] =>
  getDocumentFolders(locale).flatMap(([source, target, area]) =>
    listDocuments(siteDir, source).map((file) => ({
      english: path.join(source, file),
      translated: path.join(target, file),
      area,
    })),
  );

/** How the translations of an area stand. */
export interface DocumentCount {
  translated: number;
  missing: number;
  unused: number;
  stale: number;
}

export interface DocumentReport {
  areas: Record<string, DocumentCount>;
  problems: string[];
}

/** A pair that is there, with its texts. */
interface Texts extends DocumentPair {
  source: string;
  translation: string;
}

function findHeadingProblems(texts: Texts): string[] {
  const {english, translated} = texts;
  const expected = getHeadingIds(texts.source).join(' ');
  const actual = getHeadingIds(texts.translation).join(' ');
  return expected === actual
    ? []
    : [
        `${translated}: the heading ids differ from ${english}.\n  expected: ${expected}\n  found:    ${actual}`,
      ];
}

function findStaleness(texts: Texts, siteDir: string): string[] {
  const {english, translated} = texts;
  const hash = hashIn(texts.translation);
  const mark = `"npm run mark-translated -- ${translated}"`;
  if (hash === undefined) {
    return [
      `${translated}: does not say which text it was translated from. When it fits ${english}, run ${mark}.`,
    ];
  }
  if (hash === computeBlobHash(texts.source)) return [];
  return [
    `${translated}: stale. ${english} has changed since it was translated:\n${getChangesSince(hash, english, siteDir)}\n  Translate the change, then run ${mark}.`,
  ];
}

function findLeftOver(locale: Locale, siteDir: string): [string, string][] {
  return getDocumentFolders(locale).flatMap(([source, target, area]) => {
    const known = new Set(listDocuments(siteDir, source));
    return listDocuments(siteDir, target)
      .filter((file) => !known.has(file))
      .map((file): [string, string] => [
        area,
        `${target}/${file}: ${source}/${file} does not exist. Rename or remove the translation.`,
      ]);
  });
}

/**
 * Every document, post and page has its translation under the same name, with
 * the same heading ids, made from the English text as it is now.
 */
export function checkDocuments(locale: Locale, siteDir = '.'): DocumentReport {
  const areas: Record<string, DocumentCount> = {};
  const count = (area: string, what: keyof DocumentCount): void => {
    areas[area] ??= {translated: 0, missing: 0, unused: 0, stale: 0};
    areas[area][what]++;
  };
  const read = (file: string): string =>
    readFileSync(path.join(siteDir, file), 'utf8');
  const problems = getDocumentPairs(locale, siteDir).flatMap((pair) => {
    if (!existsSync(path.join(siteDir, pair.translated))) {
      count(pair.area, 'missing');
      return [
        `${pair.translated}: missing. Translate ${pair.english} into this file.`,
      ];
    }
    const texts = {
      ...pair,
      source: read(pair.english),
      translation: read(pair.translated),
    };
    const stale = findStaleness(texts, siteDir);
    count(pair.area, stale.length > 0 ? 'stale' : 'translated');
    return [...findHeadingProblems(texts), ...stale];
  });
  for (const [area, problem] of findLeftOver(locale, siteDir)) {
    count(area, 'unused');
    problems.push(problem);
  }
  return {areas, problems};
}
