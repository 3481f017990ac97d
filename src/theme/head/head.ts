import {readFileSync} from 'node:fs';
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

/**
 * The page template for `ssrTemplate` in the configuration.
 *
 * @param bases base URLs of all languages, that of these pages first
 */
export const createPageTemplate = (bases: string[]): string => {
  const define = {bases: JSON.stringify(bases)};
  const program = compile('src/theme/head/notFound.ts', define);
  const template = readFileSync('src/theme/head/page.eta', 'utf8');
  return template.replace('NOT_FOUND_PROGRAM', () => program);
};
