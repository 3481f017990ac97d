import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../api/description/files';
import {removeImports} from '../api/files/withoutImports';
import {getLineBreaks, removeFences} from '../api/withoutFences';
import {findStepIn, getAnchor} from '../guides/guidePage';
import type {Locale} from '../site';
import {
  computeBlobHash,
  getDocumentPairs,
  hashIn,
  type DocumentPair,
} from './documents';
import {findFaults} from './lint/faults';
import type {Wording} from './lint/wording';

/** Part of a document between two headings with an ID. */
interface Section {
  /** ID of its heading; empty before the first one. */
  id: string;
  /** First line of the section, counted from 1. */
  line: number;
  /** Text without front matter, imports, and fenced code. */
  text: string;
}

/** Where a section begins: a heading with an ID, or a step of a guide. */
const sectionStart = /^(?=#+ .*\{#[^}]+\}$|<GuideStep\b)/m;

function getSections(document: string): Section[] {
  // Keep line numbers.
  const body = removeFences(
    removeImports(document.replace(/^---\n[\s\S]*?\n---\n/, getLineBreaks)),
  );
  let next = 1;
  return body.split(sectionStart).map((text) => {
    const line = next;
    next += text.split('\n').length - 1;
    const [head = ''] = text.split('\n');
    const step = findStepIn(head);
    const [, id = ''] = /^#.*\{#([^}]+)\}$/.exec(head) ?? [];
    return {id: step ? getAnchor(step) : id, line, text};
  });
}

const getIds = (document: string): string =>
  getSections(document)
    .map(({id}) => id)
    .filter(Boolean)
    .join(' ');

/** The first difference between a translation and its English document. */
function findMismatch(
  {english, translated}: DocumentPair,
  source: string | undefined,
  translation: string | undefined,
): string | undefined {
  if (source === undefined) {
    return `${english} does not exist. Rename or remove the translation.`;
  }
  if (translation === undefined) {
    return `missing. Translate ${english} into this file.`;
  }
  const [expected, found] = [source, translation].map(getIds);
  if (expected !== found) {
    return `the heading ids differ from ${english}.\n  expected: ${expected}\n  found:    ${found}`;
  }
  const hash = hashIn(translation);
  const mark = `"npm run mark-translated -- ${translated}"`;
  if (hash === undefined) {
    return `does not say which text it was translated from. When it fits ${english}, run ${mark}.`;
  }
  if (hash === computeBlobHash(source)) return undefined;
  return `stale. ${english} has changed since it was translated: "git diff ${hash.slice(0, 12)} -- ${english}" shows how. Translate the change, then run ${mark}.`;
}

/**
 * Checks that every document, post, and page has a translation with the same
 * name, the same heading IDs, and the hash of the current English text. Wording
 * is checked section by section.
 */
export const checkDocuments = (
  locale: Locale,
  wording: Wording,
  siteDir: string,
): Problem[] =>
  getDocumentPairs(locale, siteDir).flatMap((pair) => {
    const [source, translation] = [pair.english, pair.translated].map((name) =>
      existsSync(path.join(siteDir, name))
        ? readFileSync(path.join(siteDir, name), 'utf8')
        : undefined,
    );
    const mismatch = findMismatch(pair, source, translation);
    const sources = new Map(
      getSections(source ?? '').map(({id, text}) => [id, text]),
    );
    const faults = getSections(translation ?? '').flatMap(({id, line, text}) =>
      findFaults({english: sources.get(id), text}, wording).map((message) => ({
        line,
        message,
      })),
    );
    if (mismatch) faults.unshift({line: 1, message: mismatch});
    return faults.map((fault) => ({file: pair.translated, ...fault}));
  });
