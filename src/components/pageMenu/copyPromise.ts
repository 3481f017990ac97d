import {copy} from '../code/copy';

/**
 * Puts a text on the clipboard that is still to come. Safari allows it only
 * within the click, so it gets the promise; other browsers get the text.
 *
 * @returns whether it is there
 * @throws what the text fails with
 */
export async function copyPromise(text: Promise<string>): Promise<boolean> {
  try {
    const type = 'text/plain';
    const blob = text.then((content) => new Blob([content], {type}));
    // Whether it is used or not, the text alone tells of a failure.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
    return true;
  } catch {
    return copy(await text);
  }
}
