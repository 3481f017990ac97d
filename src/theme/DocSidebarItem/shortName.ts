/** How a link is shown, and how it is called where that is not the same. */
export interface ShownName {
  text: string;
  /** Follows for those who do not see the link: readers aloud, search engines. */
  rest?: string;
  /** Where no other word can follow. Contains the text, so that whoever says what they see reaches the link. */
  name?: string;
  /** The whole name, for who points at the link. */
  title?: string;
}

/**
 * The name of a page without the part that the label above it says.
 *
 * @param repeated the part; see `src/reference/shortNames`
 */
export function shortName(label: string, repeated: unknown): ShownName {
  if (typeof repeated !== 'string') return {text: label};
  const text = label.replace(repeated, () => '');
  if (label.startsWith(`${text} `)) {
    return {text, rest: label.slice(text.length), title: label};
  }
  const name = label.includes(text) ? label : `${text} (${label})`;
  return {text, name, title: label};
}
