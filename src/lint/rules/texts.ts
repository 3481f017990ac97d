import {getFirstSentence} from '../../api/markdownTree';
import {removeFences} from '../../api/withoutFences';
import {getFaultAt, type Api, type Fault} from '../api';
import type {Text} from '../texts';
import {findWordFaults} from '../words';
import {findNameFaults} from './names';

/** Text without code, for rules about style and wording. */
export const removeCode = (text: string): string =>
  removeFences(text).replace(/`[^`]*`/g, '');

const forbidden: [RegExp, string][] = [
  [/[ \t]+$/m, 'has a trailing space'],
  [/^#/m, 'has a heading'],
  [/<[a-z/!]/i, 'has HTML'],
];

/** The first sentence of an operation's page, which is its meta description. */
const firstSentence = /^[A-Z][a-z]+s\b.{0,164}\.$/;

function findStyleFaults({kind, text}: Text): {message: string}[] {
  const prose = removeCode(text);
  const faults: (string | false)[] = [
    // The text of a response without words.
    text === 'Success.' && 'is missing',
    ...forbidden
      .filter(([expression]) => expression.test(prose))
      .map(([, fault]) => fault),
    !/[.:!?)`|]$/.test(text.trim()) && 'ends without a full stop',
    kind === 'operation' &&
      !firstSentence.test(getFirstSentence(text)) &&
      'must begin with a verb in the third person, such as "Creates", in a sentence of at most 165 characters',
  ];
  return faults.flatMap((fault) => (fault ? [{message: `${fault}.`}] : []));
}

/**
 * Descriptions must be complete sentences without headings, HTML, and trailing
 * spaces, and name what exists. No text may have discouraged words.
 */
export function* wording(api: Api): Iterable<Fault> {
  for (const one of api.texts) {
    const faults = [
      ...findWordFaults(removeCode(one.text), api.avoided),
      ...(one.kind === 'label'
        ? []
        : [...findStyleFaults(one), ...findNameFaults(one.text, api)]),
    ];
    for (const {message} of faults) {
      yield getFaultAt(api, one.path, `The text ${message}`);
    }
  }
}
