/** Letters and digits alone, so that every way of writing a name is the same. */
export const toPlain = (name: string): string =>
  name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
