/** Where a value is kept; browsers may deny both. */
type Where = 'localStorage' | 'sessionStorage';

/** Reads what the reader entered before. */
export function recallInput(where: Where, key: string): string {
  try {
    return window[where].getItem(`tryIt.${key}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what the reader entered; nothing is kept of an empty text. */
export function rememberInput(where: Where, key: string, value: string): void {
  try {
    if (value) window[where].setItem(`tryIt.${key}`, value);
    else window[where].removeItem(`tryIt.${key}`);
  } catch {
    // The reader has to enter it again on the next page.
  }
}
