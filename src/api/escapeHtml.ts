const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;'};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '');
