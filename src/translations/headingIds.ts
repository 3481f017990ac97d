import {withoutFences} from '../reference/withoutFences';

/** Explicit ids of the headings of a document, in order. */
export function headingIds(mdx: string): string[] {
  const headings = withoutFences(mdx).matchAll(/^#{1,6} .*\{#([^}]+)\}\s*$/gm);
  return [...headings].map(([, id]) => id ?? '');
}
