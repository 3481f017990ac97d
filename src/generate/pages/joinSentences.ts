/** Joins sentences; there is no space after full-width punctuation. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, one) =>
      text === '' ? one : `${text}${/[。！？]$/.test(text) ? '' : ' '}${one}`,
    '',
  );
