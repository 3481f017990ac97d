import {buildSync} from 'esbuild';

/** Bundles an inline script. `define` maps names to JSON values. */
export const compile = (
  file: string,
  define?: Record<string, string>,
): string =>
  buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define,
  }).outputFiles[0]!.text.trim();
