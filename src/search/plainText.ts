import type {RichText} from '../api/richText';

/** Plain text for a terminal, with code in backticks. */
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

export const getWords = (pieces: readonly RichText[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : getWords(piece.slice(2) as RichText[]),
    )
    .join('');
