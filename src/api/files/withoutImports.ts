/** An MDX document without its imports and exports of one line; every line stays. */
export const removeImports = (mdx: string): string =>
  mdx.replace(/^(?:import|export) .*$/gm, '');
