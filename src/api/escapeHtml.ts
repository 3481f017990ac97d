const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;'};

/** A text as the content of an element of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '');
