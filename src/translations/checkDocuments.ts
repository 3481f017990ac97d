import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {removeImports} from '../api/files/withoutImports';
import {parseMarkdown} from '../api/markdownTree';
import {removeFences} from '../api/withoutFences';
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

const getLineBreaks = (text: string): string => text.replace(/[^\n]+/g, '');

function getSections(document: string): Section[] {
  // Keep line numbers.
  const body = removeImports(
    document.replace(/^---\n[\s\S]*?\n---\n/, getLineBreaks),
  );
  const starts = parseMarkdown(body).children.flatMap((node) => {
    const offset = node.position?.start.offset ?? 0;
    if (node.type === 'html') {
      const step = findStepIn(node.value);
      return step ? [{id: getAnchor(step), offset}] : [];
    }
    if (node.type !== 'heading') return [];
    const [, id] = /\{#([^}]+)\}$/.exec(toString(node)) ?? [];
    return id ? [{id, offset}] : [];
  });
  return [{id: '', offset: 0}, ...starts].map(({id, offset}, index) => ({
    id,
    line: body.slice(0, offset).split('\n').length,
    text: removeFences(body.slice(offset, starts[index]?.offset)),
  }));
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
