const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;'};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<]/g, (character) => escapes[character] ?? '');
