import {getFirstSentence} from '../../api/markdownTree';
import {removeFences} from '../../api/withoutFences';
import type {Rule} from '../rule';
import {getTextTitle, textVisitor, type Text} from '../texts';
import {findWordFaults} from '../words';

/** Minimum useful length of a description, in characters. */
const shortest: Record<Text['kind'], number> = {
  operation: 120,
  service: 80,
  guide: 60,
  error: 25,
  remark: 1,
  label: 0,
  response: 15,
  schema: 15,
  field: 12,
  value: 8,
  parameter: 20,
};

/** Every item must have a description that is not too short. */
export const presence: Rule = ({read}) =>
  textVisitor(({location, kind, subject, text}, {report}) => {
    if (kind === 'label') return;
    read.texts++;
    const length = text?.trim().length ?? 0;
    if (length === 0) {
      report({location, message: `${subject} has no description.`});
    } else if (length < shortest[kind]) {
      report({
        location,
        message: `The description of ${subject} has ${length} characters; at least ${shortest[kind]} are needed to say what it is.`,
      });
    }
  });

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

/** A description must not only repeat the name. */
export const repeatedName: Rule = () =>
  textVisitor(({location, kind, subject, name, text}, {report}) => {
    if (kind === 'label' || !text || sortWords(text) !== sortWords(name))
      return;
    report({
      location,
      message: `The description of ${subject} only repeats its name.`,
    });
  });

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
export const swappedName: Rule = () => {
  const first = new Map<string, string>();
  return textVisitor(({location, kind, subject, name, text}, {report}) => {
    if (kind !== 'operation' || !text) return;
    const key = createPattern(name, text);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, subject);
    } else {
      report({
        location,
        message: `The description of ${subject} is that of ${other} with another name.`,
      });
    }
  });
};

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

/** No headings, HTML, or trailing spaces; complete sentences. */
export const style: Rule = () =>
  textVisitor(({location, kind, subject, text}, {report}) => {
    if (kind === 'label' || !text) return;
    const prose = removeCode(text);
    const faults: (string | false | undefined)[] = [
      ...forbidden
        .filter(([expression]) => expression.test(prose))
        .map(([, fault]) => fault),
      !/[.:!?)`|]$/.test(text.trim()) && 'ends without a full stop',
      kind === 'operation' && findSentenceFault(text),
    ];
    for (const fault of faults) {
      if (!fault) continue;
      report({location, message: `The description of ${subject} ${fault}.`});
    }
  });

export const words: Rule = ({avoided}) =>
  textVisitor((one, {report}) => {
    for (const {message} of findWordFaults(
      removeCode(one.text ?? ''),
      avoided,
    )) {
      report({
        location: one.location,
        message: `The ${getTextTitle(one)} ${message}`,
      });
    }
  });
