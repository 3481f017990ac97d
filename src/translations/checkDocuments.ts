import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
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

const getIds = (sections: readonly Section[]): string =>
  sections
    .map(({id}) => id)
    .filter(Boolean)
    .join(' ');

/** Compares a translation with its current English document. */
function findStaleness(
  {english, translated}: DocumentPair,
  source: string,
  translation: string,
): string | undefined {
  const hash = hashIn(translation);
  const mark = `"npm run mark-translated -- ${translated}"`;
  if (hash === undefined) {
    return `${translated}: does not say which text it was translated from. When it fits ${english}, run ${mark}.`;
  }
  if (hash === computeBlobHash(source)) return undefined;
  return `${translated}: stale. ${english} has changed since it was translated: "git diff ${hash.slice(0, 12)} -- ${english}" shows how. Translate the change, then run ${mark}.`;
}

/**
 * Checks that every document, post, and page has a translation with the same
 * name, the same heading IDs, and the hash of the current English text. Wording
 * is checked section by section.
 */
export function* checkDocuments(
  locale: Locale,
  wording: Wording,
  siteDir: string,
): Iterable<string> {
  for (const pair of getDocumentPairs(locale, siteDir)) {
    const {english, translated} = pair;
    const [source, translation] = [english, translated].map((file) =>
      existsSync(path.join(siteDir, file))
        ? readFileSync(path.join(siteDir, file), 'utf8')
        : undefined,
    );
    if (source === undefined) {
      yield `${translated}: ${english} does not exist. Rename or remove the translation.`;
      continue;
    }
    if (translation === undefined) {
      yield `${translated}: missing. Translate ${english} into this file.`;
      continue;
    }
    const stale = findStaleness(pair, source, translation);
    if (stale) yield stale;
    const expected = getSections(source);
    const actual = getSections(translation);
    if (getIds(expected) !== getIds(actual)) {
      yield `${translated}: the heading ids differ from ${english}.\n  expected: ${getIds(expected)}\n  found:    ${getIds(actual)}`;
    }
    const sources = new Map(expected.map(({id, text}) => [id, text]));
    for (const {id, line, text} of actual) {
      const faults = findFaults({english: sources.get(id), text}, wording);
      yield* faults.map((fault) => `${translated}:${line}: ${fault}`);
    }
  }
}
