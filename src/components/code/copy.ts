function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement as HTMLElement | null;
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return done;
}

/**
 * Copies text to the clipboard. Safari allows this only during a click, so it
 * gets the promise of a text that is still loading; other browsers get the text.
 *
 * @returns whether it succeeded
 * @throws the error of the promise
 */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
      return true;
    }
    const type = 'text/plain';
    const blob = text.then((content) => new Blob([content], {type}));
    // Errors are reported through `text`.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
    return true;
  } catch {
    return typeof text === 'string' ? copyBySelection(text) : copy(await text);
  }
}
