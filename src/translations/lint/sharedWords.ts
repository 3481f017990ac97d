import type {Term} from './glossary';

/**
 * Two terms with one word cannot be told apart in the language. Where that is
 * meant, the note of one names the other.
 *
 * @returns one sentence per pair, without file and line
 */
export function getSharedWords(glossary: readonly Term[]): string[] {
  return glossary.flatMap((term, index) =>
    glossary
      .slice(0, index)
      .filter(
        (other) =>
          term.right === other.right &&
          term.english !== '' &&
          other.english !== '' &&
          !term.note.includes(other.english) &&
          !other.note.includes(term.english),
      )
      .map(
        (other) =>
          `"${term.right}" stands for ${other.english} and for ${term.english}. Give one of them another word, or name it in the note of the other.`,
      ),
  );
}
