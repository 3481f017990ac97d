import type {Text} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';

const stopWords = new Set(['a', 'an', 'of', 'the', 'this', 'is', 'for', 'to']);

/** `quotaBytes` and "The quota, in bytes." → `bytes in quota`. */
function wordsOf(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word && !stopWords.has(word))
    .sort()
    .join(' ');
}

/** A text with the words of the name it describes taken out. */
function pattern({name, text}: Text): string {
  const singular = (word: string): string => word.replace(/s$/, '');
  const words = wordsOf(name).split(' ').map(singular);
  const kept = (text ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !words.includes(singular(word)));
  return kept.join(' ');
}

/** No description only repeats the name of what it describes. */
export function checkRepeatedNames(texts: readonly Text[]): Problem[] {
  return texts
    .filter(({name, text}) => text && wordsOf(text) === wordsOf(name))
    .map(({source, path, subject}) =>
      problemAt(
        source,
        path,
        `The description of ${subject} only repeats its name.`,
      ),
    );
}

/**
 * No operation is described by the sentences of another with the name swapped.
 * Fields may share a sentence: `scopeUuid` means the same in every request.
 */
export function checkSwappedNames(texts: readonly Text[]): Problem[] {
  const first = new Map<string, Text>();
  return texts
    .filter(({kind, text}) => kind === 'operation' && text)
    .flatMap((text) => {
      const key = pattern(text);
      const other = first.get(key);
      if (!other) first.set(key, text);
      return other
        ? [
            problemAt(
              text.source,
              text.path,
              `The description of ${text.subject} is that of ${other.subject} with another name.`,
            ),
          ]
        : [];
    });
}
