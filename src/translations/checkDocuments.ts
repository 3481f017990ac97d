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
  getChangesSince,
  getDocumentPairs,
  hashIn,
  type DocumentPair,
} from './documents';
import {findFaults} from './lint/faults';
import type {Wording} from './lint/wording';
import type {Report} from './report';

/** Part of a document between two headings with an ID. */
interface Section {
  /** ID of its heading; empty before the first one. */
  id: string;
  /** Heading text; absent for guide steps. */
  title?: string;
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
      return step ? [{id: getAnchor(step), title: undefined, offset}] : [];
    }
    if (node.type !== 'heading') return [];
    const [, title, id] = /^(.*?)\s*\{#([^}]+)\}$/.exec(toString(node)) ?? [];
    return id ? [{id, title, offset}] : [];
  });
  return [{id: '', title: undefined, offset: 0}, ...starts].map(
    ({id, title, offset}, index) => ({
      id,
      title,
      line: body.slice(0, offset).split('\n').length,
      text: removeFences(body.slice(offset, starts[index]?.offset)),
    }),
  );
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
  siteDir: string,
): string | undefined {
  const hash = hashIn(translation);
  const mark = `"npm run mark-translated -- ${translated}"`;
  if (hash === undefined) {
    return `${translated}: does not say which text it was translated from. When it fits ${english}, run ${mark}.`;
  }
  if (hash === computeBlobHash(source)) return undefined;
  return `${translated}: stale. ${english} has changed since it was translated:\n${getChangesSince(hash, english, siteDir)}\n  Translate the change, then run ${mark}.`;
}

/**
 * Checks that every document, post, and page has a translation with the same
 * name, the same heading IDs, and the hash of the current English text. Wording
 * is checked section by section.
 */
export function checkDocuments(
  report: Report,
  locale: Locale,
  wording: Wording,
  siteDir: string,
): void {
  for (const pair of getDocumentPairs(locale, siteDir)) {
    const {english, translated, area} = pair;
    const [source, translation] = [english, translated].map((file) =>
      existsSync(path.join(siteDir, file))
        ? readFileSync(path.join(siteDir, file), 'utf8')
        : undefined,
    );
    if (source === undefined) {
      report.count(
        area,
        'unused',
        `${translated}: ${english} does not exist. Rename or remove the translation.`,
      );
      continue;
    }
    if (translation === undefined) {
      report.count(
        area,
        'missing',
        `${translated}: missing. Translate ${english} into this file.`,
      );
      continue;
    }
    const stale = findStaleness(pair, source, translation, siteDir);
    report.count(area, stale ? 'stale' : 'translated', stale);
    const expected = getSections(source);
    const actual = getSections(translation);
    if (getIds(expected) !== getIds(actual)) {
      report.problems.push(
        `${translated}: the heading ids differ from ${english}.\n  expected: ${getIds(expected)}\n  found:    ${getIds(actual)}`,
      );
    }
    const sources = new Map(expected.map((section) => [section.id, section]));
    for (const {id, title, line, text} of actual) {
      const from = sources.get(id);
      const place = `${translated}:${line}`;
      report.problems.push(
        ...findFaults({english: from?.text, text}, wording).map(
          (fault) => `${place}: ${fault}`,
        ),
      );
      if (from?.title && title) report.note(from.title, title, place);
    }
  }
}
