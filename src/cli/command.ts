import {spawn} from 'node:child_process';
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
export function getProgram(program: Program): string {
  const folder = path.join('node_modules', packages[program]);
  const {bin} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {bin: string | Record<string, string>};
  const script = typeof bin === 'string' ? bin : bin[program];
  if (!script) throw new Error(`${packages[program]} has no ${program}.`);
  return path.join(folder, script);
}

interface Options {
  /** Do not show the output; the error holds it. */
  quiet?: boolean;
  env?: Record<string, string>;
}

async function run(
  title: string,
  args: string[],
  {quiet = false, env = {}}: Options,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: quiet ? 'pipe' : 'inherit',
    env: {...process.env, ...env},
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const fault = await new Promise<string | undefined>((resolve) => {
    child.on('error', ({message}) => resolve(`: ${message}`));
    child.on('close', (code) => resolve(code === 0 ? undefined : ''));
  });
  if (fault === undefined) return;
  throw new Error(
    `${Buffer.concat(output).toString()}"${title}" failed${fault || '.'}`,
  );
}

/**
 * Runs a program that a dependency brings.
 *
 * @throws when the command fails
 */
export const command = (
  name: Program,
  args: string[],
  options: Options = {},
): Promise<void> =>
  run([name, ...args].join(' '), [getProgram(name), ...args], options);

/**
 * Runs a command of this folder in a process of its own, as `npm run` does.
 *
 * @param script its name in `package.json`
 * @throws when the command fails
 */
export const getOwnCommand = (script: string, file: string): Promise<void> =>
  run(`npm run ${script}`, ['--require', 'tsx/cjs', `src/cli/${file}`], {});
