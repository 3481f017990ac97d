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
 * Copies text to the clipboard.
 *
 * @returns whether it succeeded
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
