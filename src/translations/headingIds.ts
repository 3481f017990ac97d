/** Explicit ids of the headings of a document, in order. */
export function headingIds(mdx: string): string[] {
  const withoutCode = mdx.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '');
  return [...withoutCode.matchAll(/^#{1,6} .*\{#([^}]+)\}\s*$/gm)].map(
    ([, id]) => id ?? '',
  );
}
