/** Texts as people paste them, most of them by strangers to the engine. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
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

/** What readers are promised of texts that nobody wrote for the matching. */
const least = {first: 0.9, three: 0.97, foreign: 0.85};

const pasted = ['strangers', 'others'].flatMap(
  (name) => parse(read(`tests/errors/texts/${name}.yaml`)) as Pasted[],
);

it.each(['en', 'zh-hant'] as const)('texts are explained in %s', (locale) => {
  const book = bookIn(locale);
  const {explain} = openBook(book);
  const looked = pasted.map((one) => {
    const {findings} = explain(one.text);
    const places = findings.length > 0 ? findings.slice(0, 3) : [undefined];
    const right = places.map((found) => isRight(found, one, book));
    return {...one, isFirst: right[0], isAmongThree: right.includes(true)};
  });
  const foreign = looked.filter(({none}) => none);
  const errors = looked.filter(({none}) => !none);
  const missed = looked.filter(({isFirst}) => !isFirst);
  const shares = {
    first: errors.filter(({isFirst}) => isFirst).length / errors.length,
    three: errors.filter((one) => one.isAmongThree).length / errors.length,
    foreign: foreign.filter(({isFirst}) => isFirst).length / foreign.length,
  };
  console.log(locale, pasted.length, 'texts', shares);
  const said = missed.map(({text}) => text).join('\n');
  for (const part of ['first', 'three', 'foreign'] as const) {
    expect.soft(shares[part], said).toBeGreaterThanOrEqual(least[part]);
  }
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
