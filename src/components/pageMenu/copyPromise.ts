import {copy} from '../code/copy';

/**
 * Copies text that is still loading. Safari allows this only during a click, so
 * it gets the promise; other browsers get the text.
 *
 * @returns whether it succeeded
 * @throws the error of the promise
 */
export async function copyPromise(text: Promise<string>): Promise<boolean> {
  try {
    const type = 'text/plain';
    const blob = text.then((content) => new Blob([content], {type}));
    // Errors are reported through `text`.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
    return true;
  } catch {
    return copy(await text);
  }
}
