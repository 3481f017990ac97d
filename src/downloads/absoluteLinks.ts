/**
 * Data whose Markdown links lead to the site from wherever it is read.
 *
 * @param base address of the locale, with a slash at its end
 */
export function withAbsoluteLinks<T>(data: T, base: string): T {
  const change = (node: unknown): unknown => {
    if (typeof node === 'string') {
      return node.replace(/\]\((?:pathname:\/\/)?\/(?!\/)/g, `](${base}`);
    }
    if (Array.isArray(node)) return node.map(change);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, change(value)]),
    );
  };
  return change(data) as T;
}
