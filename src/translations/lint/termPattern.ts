import escapeRegExp from 'es-toolkit/compat/escapeRegExp';

const patterns = new Map<string, RegExp>();

/**
 * The pattern of an English term as a whole word, singular or plural, in upper
 * or lower case; not the beginning of a name such as Node.js. Made once per
 * term: every message asks for every term.
 */
export function createTermPattern(term: string): RegExp {
  const pattern =
    patterns.get(term) ??
    new RegExp(`\\b${escapeRegExp(term)}(?:e?s)?\\b(?!\\.\\w)`, 'i');
  patterns.set(term, pattern);
  return pattern;
}
