/**
 * What continues a page's label for screen readers and search engines, so that
 * together they say its title. The visible text stays part of the name, so that
 * speech input can activate the link.
 */
export const getRest = (title: string, label: string): string =>
  title.startsWith(label) ? title.slice(label.length) : ` (${title})`;
