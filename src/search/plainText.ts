import type {RichText} from '../api/richText';

/** A text as people read it in a terminal: code between backticks. */
export const getPlainText = (pieces: readonly RichText[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [name, , ...inner] = piece;
      const words = getPlainText(inner);
      if (name === 'code') return `\`${words}\``;
      return name === 'p' || name === 'li' ? `${words}\n` : words;
    })
    .join('')
    .trim();

/** The words of a text alone. */
export const getWords = (pieces: readonly RichText[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : getWords(piece.slice(2) as RichText[]),
    )
    .join('');
