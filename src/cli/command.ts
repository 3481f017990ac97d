import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const packages = {
  docusaurus: '@docusaurus/core',
  prettier: 'prettier',
} as const;

/** A command-line program of a dependency. */
export type Program = keyof typeof packages;

/** Script of a program: on Windows, Node.js cannot run `.bin` links. */
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
  /** Captures the output for the error message instead of printing it. */
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
 * Runs a dependency's program.
 *
 * @throws if it fails
 */
export const command = (
  name: Program,
  args: string[],
  options: Options = {},
): Promise<void> =>
  run([name, ...args].join(' '), [getProgram(name), ...args], options);

/**
 * Runs a command in this folder as a separate process, like `npm run`.
 *
 * @param script name in `package.json`
 * @throws if it fails
 */
export const getOwnCommand = (script: string, file: string): Promise<void> =>
  run(`npm run ${script}`, ['--require', 'tsx/cjs', `src/cli/${file}`], {});
