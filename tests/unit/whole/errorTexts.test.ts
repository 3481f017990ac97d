/** Texts as people paste them, written before anything ranked them. */
import {readFileSync} from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {openBook} from '../../../src/errors/explain';
import type {BookCause, ErrorBook, Finding} from '../../../src/errors/model';
import {getPlainText} from '../../../src/errors/plainText';
import {getErrorBookFile} from '../../../src/generate/paths';
import type {Locale} from '../../../src/site';

/** A text, and what it is. */
interface Pasted {
  text: string;
  kind: 'message' | 'log' | 'symptom' | 'none';
  /** Beginning of the description of the cause. */
  cause?: string;
  /** Where the text itself decides it. */
  operation?: string;
  /** Id of a section of the page of symptoms. */
  symptom?: string;
  none?: true;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const bookIn = (locale: Locale): ErrorBook =>
  JSON.parse(read(getErrorBookFile(locale))) as ErrorBook;

const english = bookIn('en');
const plain = (text: string): string => text.replaceAll('`', '');
const describedAs = ({text}: BookCause): string =>
  plain(getPlainText(english.texts[text] ?? []));

/** Whether a finding is what a text is said to be. */
function isRight(
  finding: Finding | undefined,
  {cause = '', operation, symptom, none}: Pasted,
  book: ErrorBook,
): boolean {
  if (!finding || none) return !finding && none === true;
  if (finding.kind === 'symptom') {
    return finding.symptom.address.endsWith(`#${symptom}`);
  }
  if (symptom !== undefined) return false;
  return finding.causes.some((one) => {
    const known = english.causes[book.causes.indexOf(one)];
    return (
      known !== undefined &&
      describedAs(known).startsWith(plain(cause)) &&
      (operation === undefined ||
        book.operations[one.operation]?.rpc === operation.split('.').at(-1))
    );
  });
}

const rows: Record<string, unknown>[] = [];
afterAll(() => console.table(rows));

describe.each([
  'tune',
  'aside',
  'fresh',
  'unseen',
  'later',
  'sixth',
  'strangers',
])('the texts of %s.yaml', (name) => {
  const pasted = parse(read(`tests/errors/texts/${name}.yaml`)) as Pasted[];

  it.each(['en', 'zh-hant'] as const)('are explained in %s', (locale) => {
    const book = bookIn(locale);
    const {explain} = openBook(book);
    const missed: string[] = [];
    const count = {errors: 0, first: 0, three: 0, others: 0, none: 0};
    for (const one of pasted) {
      const {findings} = explain(one.text);
      const isFirst = isRight(findings[0], one, book);
      if (one.none) {
        count.others++;
        if (isFirst) count.none++;
      } else {
        count.errors++;
        if (isFirst) count.first++;
        if (findings.slice(0, 3).some((found) => isRight(found, one, book))) {
          count.three++;
        }
      }
      if (!isFirst) missed.push(one.text);
    }
    rows.push({name, locale, ...count});
    expect(count.first / count.errors, missed.join('\n')).toBeGreaterThan(0.9);
    expect(count.three / count.errors, missed.join('\n')).toBeGreaterThan(0.97);
    expect(count.none / count.others, missed.join('\n')).toBeGreaterThanOrEqual(
      name === 'strangers' ? 0.8 : 0.9,
    );
  });
});

it('every message of the reference is found by itself', () => {
  const {explain} = openBook(english);
  const {paths} = JSON.parse(read('.generated/static/en/openapi.json')) as {
    paths: Record<
      string,
      {post: {'x-connect-errors'?: {message?: string; description: string}[]}}
    >;
  };
  const missed = Object.entries(paths).flatMap(([path, {post}]) =>
    (post['x-connect-errors'] ?? []).flatMap(({message, description}) => {
      if (message === undefined) return [];
      const [best] = explain(`POST ${path}\n${message}`).findings;
      const isFound =
        best?.kind === 'causes' &&
        best.causes.some(
          (one) =>
            english.operations[one.operation]?.path === path &&
            describedAs(one).startsWith(plain(description).slice(0, 30)),
        );
      return isFound ? [] : [`${path}: ${message}`];
    }),
  );
  expect(missed).toEqual([]);
});
