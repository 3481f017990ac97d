const patterns = new Map<string, RegExp>();

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The pattern of an English term as a whole word, singular or plural, in upper
 * or lower case. Made once per term: every message asks for every term.
 */
export function termPattern(term: string): RegExp {
  const pattern =
    patterns.get(term) ?? new RegExp(`\\b${escaped(term)}(?:e?s)?\\b`, 'i');
  patterns.set(term, pattern);
  return pattern;
}
