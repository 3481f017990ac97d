/** Link text, and its accessible name if it differs. */
export interface ShownName {
  text: string;
  /** Visually hidden continuation for screen readers and search engines. */
  rest?: string;
  /**
   * Accessible name, if no continuation is possible. It contains the visible
   * text, so that speech input can activate the link.
   */
  name?: string;
  title?: string;
}

/**
 * Splits a page's name for its sidebar link.
 *
 * @param label shown instead; see `x-sidebar-label` in `openapi/README.md`
 */
export function getShortName(title: string, label: unknown): ShownName {
  if (typeof label !== 'string') return {text: title};
  if (title.startsWith(`${label} `)) {
    return {text: label, rest: title.slice(label.length), title};
  }
  const name = title.includes(label) ? title : `${label} (${title})`;
  return {text: label, name, title};
}
