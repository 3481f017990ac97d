import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headingIds} from './headingIds';
import {documentFolders, filesUnder} from './paths';
import {blobHash, changesSince, hashIn} from './sourceHash';

/** An English document and the place of its translation. */
export interface DocumentPair {
  english: string;
  translated: string;
  /** `documents`, `blog` or `pages`. */
  area: string;
}

/** Part of `docs/` that is generated in every locale. */
const generated = /^api\//;

function documents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesUnder(folder, '.md', '.mdx').filter(
    (file) => !generated.test(file),
  );
}

/** Every English document with the place of its translation. */
export const documentPairs = (): DocumentPair[] =>
  documentFolders.flatMap(([source, target, area]) =>
    documents(source).map((file) => ({
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

function headingProblems({english, translated}: DocumentPair): string[] {
  const expected = headingIds(readFileSync(english, 'utf8')).join(' ');
  const actual = headingIds(readFileSync(translated, 'utf8')).join(' ');
  return expected === actual
    ? []
    : [
        `${translated}: the heading ids differ from ${english}.\n  expected: ${expected}\n  found:    ${actual}`,
      ];
}

function staleness({english, translated}: DocumentPair): string[] {
  const hash = hashIn(readFileSync(translated, 'utf8'));
  const mark = `"npm run mark-translated -- ${translated}"`;
  if (hash === undefined) {
    return [
      `${translated}: does not say which text it was translated from. When it fits ${english}, run ${mark}.`,
    ];
  }
  if (hash === blobHash(readFileSync(english, 'utf8'))) return [];
  return [
    `${translated}: stale. ${english} has changed since it was translated:\n${changesSince(hash, english)}\n  Translate the change, then run ${mark}.`,
  ];
}

function leftOver(): [string, string][] {
  return documentFolders.flatMap(([source, target, area]) => {
    const known = new Set(documents(source));
    return documents(target)
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
export function checkDocuments(): DocumentReport {
  const areas: Record<string, DocumentCount> = {};
  const count = (area: string, what: keyof DocumentCount): void => {
    areas[area] ??= {translated: 0, missing: 0, unused: 0, stale: 0};
    areas[area][what]++;
  };
  const problems = documentPairs().flatMap((pair) => {
    if (!existsSync(pair.translated)) {
      count(pair.area, 'missing');
      return [
        `${pair.translated}: missing. Translate ${pair.english} into this file.`,
      ];
    }
    const stale = staleness(pair);
    count(pair.area, stale.length > 0 ? 'stale' : 'translated');
    return [...headingProblems(pair), ...stale];
  });
  for (const [area, problem] of leftOver()) {
    count(area, 'unused');
    problems.push(problem);
  }
  return {areas, problems};
}
