/** Sentences in a row: after a full-width mark stands no space. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, one) =>
      text === '' ? one : `${text}${/[。！？]$/.test(text) ? '' : ' '}${one}`,
    '',
  );
