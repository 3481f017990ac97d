import {findTextsIn, isInDraft, type TextPath} from '../../api/visitTexts';
import {getFirstSentence} from '../../api/markdownTree';
import {removeFences} from '../../api/withoutFences';
import {getFaultAt, type Api, type Fault} from '../api';
import {findWordFaults} from '../words';
import {findNameFaults} from './names';

const sentences = ['description', 'check', 'fix', 'note'];
const withSentences = ['x-enumDescriptions', 'x-guide', 'repeat'];

/** Other texts are labels, whose form is not checked. */
const isSentence = (path: TextPath): boolean =>
  sentences.includes(String(path.at(-1))) ||
  withSentences.some((key) => path.includes(key));

const isOfOperation = ([root, , ...keys]: TextPath): boolean =>
  root === 'paths' && keys.join() === 'post,description';

/** Text without code, for rules about style and wording. */
const removeCode = (text: string): string =>
  removeFences(text).replace(/`[^`]*`/g, '');

const forbidden: [RegExp, string][] = [
  // Not after the hyphen of a list item that is nothing but code.
  [/(?<!^-)[ \t]+$/m, 'has a trailing space'],
  [/^#/m, 'has a heading'],
  [/<[a-z/!]/i, 'has HTML'],
];

/** The first sentence of an operation's page, which is its meta description. */
const firstSentence = /^[A-Z][a-z]+s\b.{0,164}\.$/;

function findStyleFaults(text: string, path: TextPath): string[] {
  const prose = removeCode(text);
  const faults: (string | false)[] = [
    // The text of a response without words.
    text === 'Success.' && 'is missing',
    ...forbidden
      .filter(([expression]) => expression.test(prose))
      .map(([, fault]) => fault),
    !/[.:!?)`|]$/.test(text.trim()) && 'ends without a full stop',
    isOfOperation(path) &&
      !firstSentence.test(getFirstSentence(text)) &&
      'must begin with a verb in the third person, such as "Creates", in a sentence of at most 165 characters',
  ];
  return faults.flatMap((fault) => (fault ? [`The text ${fault}.`] : []));
}

/**
 * Discouraged words in a text, and names that do not exist.
 *
 * @param own additional names that are allowed
 */
export const findTextFaults = (
  text: string,
  api: Api,
  own?: ReadonlySet<string>,
): string[] =>
  [
    ...findWordFaults(removeCode(text), api.avoided).map(
      ({message}) => message,
    ),
    ...findNameFaults(text, api, own),
  ].map((fault) => `The text ${fault}`);

/**
 * Descriptions must be complete sentences without headings, HTML, and trailing
 * spaces. No text may have discouraged words or names of nothing. The
 * introduction is checked like a document; drafts have no text to check.
 */
export function* wording(api: Api): Iterable<Fault> {
  const {document} = api.description;
  for (const [text, path] of findTextsIn(document)) {
    const isElsewhere = path[0] === 'info' || path[0] === 'servers';
    if (isElsewhere || isInDraft(document, path)) continue;
    const faults = findTextFaults(text, api);
    if (isSentence(path)) faults.push(...findStyleFaults(text, path));
    for (const message of faults) yield getFaultAt(api, path, message);
  }
}
