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
 * The name of a page as its link in the sidebar shows it.
 *
 * @param label what is shown in its place; see `x-sidebar-label` in
 *   `openapi/README.md`
 */
export function getShortName(title: string, label: unknown): ShownName {
  if (typeof label !== 'string') return {text: title};
  if (title.startsWith(`${label} `)) {
    return {text: label, rest: title.slice(label.length), title};
  }
  const name = title.includes(label) ? title : `${label} (${title})`;
  return {text: label, name, title};
}
