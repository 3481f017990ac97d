/** Texts as people paste them, most of them by strangers to the engine. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {createSiteEngine} from '../../../src/plugins/search/siteSearch';
import type {Finding, SearchEngine} from '../../../src/search';
import type {SearchRecord} from '../../../src/search/record';
import type {Locale} from '../../../src/site';
import {loadReference} from '../../../src/generate/loadReference';

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
const plain = (text: string): string => text.replaceAll('`', '');

const described = [...loadReference('.', 'en').operations.values()];

/** Descriptions of all errors in English, by operation and anchor. */
const english = new Map(
  described.flatMap(({errors, slug}) =>
    errors.map(({anchor, description}) => [
      `/docs/api/${slug}#${anchor}`,
      plain(description),
    ]),
  ),
);

/** Whether a record is what a text is said to be. */
function isIt(
  {kind, page, anchor, title}: SearchRecord,
  {cause = '', operation, symptom}: Pasted,
): boolean {
  if (kind === 'symptom') return anchor.split('.')[0] === symptom;
  if (symptom !== undefined) return false;
  return (
    english.get(`${page}#${anchor}`)?.startsWith(plain(cause)) === true &&
    (operation === undefined ||
      title.startsWith(`${operation.split('.').at(-1)}: `))
  );
}

const isRight = (finding: Finding | undefined, pasted: Pasted): boolean =>
  finding && !pasted.none
    ? finding.records.some((record) => isIt(record, pasted))
    : !finding && pasted.none === true;

/** What readers are promised of texts that nobody wrote for the matching. */
const least = {first: 0.9, three: 0.97, foreign: 0.85};

const pasted = ['strangers', 'others'].flatMap(
  (name) => parse(read(`tests/errors/texts/${name}.yaml`)) as Pasted[],
);

const engines: Record<Locale, Promise<SearchEngine>> = {
  en: createSiteEngine('.', 'en'),
  'zh-hant': createSiteEngine('.', 'zh-hant'),
};

it.each(['en', 'zh-hant'] as const)(
  'texts are explained in %s',
  async (locale) => {
    const {find} = await engines[locale];
    const looked = pasted.map((one) => {
      const {findings} = find(one.text);
      const places = findings.length > 0 ? findings.slice(0, 3) : [undefined];
      const right = places.map((found) => isRight(found, one));
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
  },
);

it('every cause that a text has is described', () => {
  const descriptions = [...english.values()];
  const unknown = pasted.filter(
    ({cause = ''}) => !descriptions.some((one) => one.startsWith(plain(cause))),
  );
  expect(unknown.map(({cause}) => cause)).toEqual([]);
});

it('every message of the reference is found by itself', async () => {
  const {find} = await engines.en;
  const missed = described.flatMap(({path, slug, errors}) =>
    errors.flatMap(({anchor, message}) => {
      if (message === undefined) return [];
      const [best] = find(`POST ${path}\n${message}`).findings;
      const isFound = best?.records.some(
        (one) => one.page === `/docs/api/${slug}` && one.anchor === anchor,
      );
      return isFound ? [] : [`${path}: ${message}`];
    }),
  );
  expect(missed).toEqual([]);
});

/** Whether the message has the operation's name, also in words. */
const isNamedIn = (message: string, rpc: string) =>
  message.replace(/ /g, '').toLowerCase().includes(rpc.toLowerCase());

it('a message is certain only with the name of its operation', async () => {
  const {find} = await engines.en;
  const certain = described.flatMap(({errors, rpc}) =>
    errors.flatMap(({message}) =>
      message !== undefined &&
      !isNamedIn(message, rpc) &&
      find(message).findings[0]?.sureness === 'certain'
        ? [message]
        : [],
    ),
  );
  expect(certain).toEqual([]);
});
