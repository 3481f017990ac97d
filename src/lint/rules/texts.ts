import type {OpenApiDocument} from '../../api/openapi';
import {findTextsIn, isInDraft, type TextPath} from '../../api/visitTexts';
import {getFirstSentence} from '../../api/markdownTree';
import {removeFences} from '../../api/withoutFences';
import {getFaultAt, type Api, type Fault} from '../api';
import {findWordFaults} from '../words';
import {findNameFaults} from './names';

/** A text that readers see, with its path in the merged description. */
interface Text {
  path: TextPath;
  /** Labels are no sentences, whose form is checked. */
  kind: 'operation' | 'sentence' | 'label';
  text: string;
}

const sentences = ['description', 'check', 'fix', 'note'];
const withSentences = ['x-enumDescriptions', 'x-guide', 'repeat'];

function getKind(path: TextPath): Text['kind'] {
  const [root, ...parts] = path.map(String);
  const last = parts.at(-1) ?? '';
  if (root === 'paths' && parts.slice(1).join() === 'post,description') {
    return 'operation';
  }
  const isSentence =
    sentences.includes(last) ||
    withSentences.some((key) => parts.includes(key));
  return isSentence ? 'sentence' : 'label';
}

/**
 * The texts of the description that readers see, except those of
 * the introduction, which is checked like a document, and of the servers.
 * Drafts have no text to check.
 */
const findTexts = (document: OpenApiDocument): Text[] =>
  findTextsIn(document).flatMap(([text, path]) => {
    const isChecked = path[0] !== 'info' && path[0] !== 'servers';
    if (!isChecked || isInDraft(document, path)) return [];
    return [{path, kind: getKind(path), text}];
  });

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

function findStyleFaults({kind, text}: Text): string[] {
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
 * spaces. No text may have discouraged words or names of nothing.
 */
export function* wording(api: Api): Iterable<Fault> {
  for (const one of findTexts(api.description.document)) {
    const faults = findTextFaults(one.text, api);
    if (one.kind !== 'label') faults.push(...findStyleFaults(one));
    for (const message of faults) yield getFaultAt(api, one.path, message);
  }
}
