import {firstSentence} from '../../reference/markdownTree';
import {withoutFences} from '../../reference/withoutFences';
import type {Text} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';

const code = /`[^`]*`/g;

/** Text without code, in which the rules of style hold. */
export const withoutCode = (text: string): string =>
  withoutFences(text).replace(code, '');

/** What a text must not hold, and the message when it does. */
const forbidden: [RegExp, string][] = [
  [/[ \t]+$/m, 'has a trailing space'],
  [/^#/m, 'has a heading'],
  [/<[a-z/!]/i, 'has HTML'],
];

/** First sentence of an operation: a verb in the third person, ≤ 165 characters. */
function sentenceProblem(text: string): string | undefined {
  const sentence = firstSentence(text);
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

/** Form of the texts: no headings, no HTML, no trailing space, whole sentences. */
export function checkStyle(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({source, path, subject, kind, text}) => {
    if (!text) return [];
    const prose = withoutCode(text);
    const faults = forbidden
      .filter(([expression]) => expression.test(prose))
      .map(([, fault]) => fault);
    if (!/[.:!?)`|]$/.test(text.trim()))
      faults.push('ends without a full stop');
    const sentence = kind === 'operation' ? sentenceProblem(text) : undefined;
    if (sentence) faults.push(sentence);
    return faults.map((fault) =>
      problemAt(source, path, `The description of ${subject} ${fault}.`),
    );
  });
}
