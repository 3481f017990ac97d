import {getFirstSentence} from '../../api/markdownTree';
import {removeFences} from '../../api/withoutFences';
import {getFaultAt, type Api, type Fault} from '../api';
import type {Text} from '../texts';
import {findWordFaults} from '../words';

const stopWords = new Set(['a', 'an', 'of', 'the', 'this', 'is', 'for', 'to']);

function sortWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word && !stopWords.has(word))
    .sort()
    .join(' ');
}

/** A text without the words of its name. */
function createPattern(name: string, text: string): string {
  const singular = (word: string): string => word.replace(/s$/, '');
  const words = sortWords(name).split(' ').map(singular);
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !words.includes(singular(word)))
    .join(' ');
}

/**
 * Operations must not share a description that differs only in the name. Fields
 * may: `scopeUuid` has the same meaning in every request.
 */
export function* swappedNames(api: Api): Iterable<Fault> {
  const first = new Map<string, string>();
  for (const {kind, subject, name, text, path} of api.texts) {
    if (kind !== 'operation') continue;
    const key = createPattern(name, text);
    const other = first.get(key);
    if (other === undefined) first.set(key, name);
    else {
      yield getFaultAt(
        api,
        path,
        `${subject}: the text is that of operation ${other} with another name.`,
      );
    }
  }
}

/** Text without code, for rules about style and wording. */
export const removeCode = (text: string): string =>
  removeFences(text).replace(/`[^`]*`/g, '');

const forbidden: [RegExp, string][] = [
  [/[ \t]+$/m, 'has a trailing space'],
  [/^#/m, 'has a heading'],
  [/<[a-z/!]/i, 'has HTML'],
];

/** A verb in the third person, at most 165 characters. */
function findSentenceFault(text: string): string | undefined {
  const sentence = getFirstSentence(text);
  if (!/^[A-Z][a-z]+s\b/.test(sentence)) {
    return 'must begin with a verb in the third person, such as "Creates"';
  }
  if (sentence.length > 165) {
    return `has a first sentence of ${sentence.length} characters; it is the meta description and may have 165`;
  }
  return sentence.endsWith('.')
    ? undefined
    : 'must begin with a sentence that ends with a full stop';
}

function findStyleFaults({kind, name, text}: Text): string[] {
  const prose = removeCode(text);
  const faults: (string | false | undefined)[] = [
    sortWords(text) === sortWords(name) && 'only repeats its name',
    // The text of a response without words.
    text === 'Success.' && 'is missing',
    ...forbidden
      .filter(([expression]) => expression.test(prose))
      .map(([, fault]) => fault),
    !/[.:!?)`|]$/.test(text.trim()) && 'ends without a full stop',
    kind === 'operation' && findSentenceFault(text),
  ];
  return faults.filter((fault) => typeof fault === 'string');
}

/**
 * Descriptions must say more than the name, in complete sentences without
 * headings, HTML, and trailing spaces. No text may have discouraged words.
 */
export function* wording(api: Api): Iterable<Fault> {
  for (const one of api.texts) {
    const faults = one.kind === 'label' ? [] : findStyleFaults(one);
    for (const fault of faults) {
      yield getFaultAt(api, one.path, `${one.subject}: the text ${fault}.`);
    }
    for (const {message} of findWordFaults(removeCode(one.text), api.avoided)) {
      yield getFaultAt(api, one.path, `${one.subject}: the text ${message}`);
    }
  }
}
