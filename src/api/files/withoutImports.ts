/**
 * Removes single-line imports and exports from MDX. Line numbers stay the same.
 */
export const removeImports = (mdx: string): string =>
  mdx.replace(/^(?:import|export) .*$/gm, '');
