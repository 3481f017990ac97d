import {readFileSync} from 'node:fs';
import path from 'node:path';

const packages = {
  docusaurus: '@docusaurus/core',
  prettier: 'prettier',
} as const;

/** A program that a dependency brings. */
export type Program = keyof typeof packages;

/**
 * The script of a program, to be run by Node.js: the links that npm makes in
 * `node_modules` cannot be run directly on Windows.
 */
export function programOf(program: Program): string {
  const folder = path.join('node_modules', packages[program]);
  const {bin} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {bin: string | Record<string, string>};
  const script = typeof bin === 'string' ? bin : bin[program];
  if (!script) throw new Error(`${packages[program]} has no ${program}.`);
  return path.join(folder, script);
}
