/** Removes single-line imports and exports, but keeps line numbers. */
export const removeImports = (mdx: string): string =>
  mdx.replace(/^(?:import|export) .*$/gm, '');
