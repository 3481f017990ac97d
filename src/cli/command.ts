import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';

/** Scripts of programs: on Windows, Node.js cannot run `.bin` links. */
export const programs = {
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
} as const;

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
  const output = [child.stdout, child.stderr].map((stream) =>
    stream ? text(stream) : Promise.resolve(''),
  );
  const [code] = (await once(child, 'close')) as [code: number | null];
  if (code === 0) return;
  const printed = (await Promise.all(output)).join('');
  throw new Error(`${printed}"${title}" failed.`);
}

/**
 * Runs a dependency's program.
 *
 * @throws if it fails
 */
export const command = (
  name: keyof typeof programs,
  args: string[],
  options: Options = {},
): Promise<void> =>
  run([name, ...args].join(' '), [programs[name], ...args], options);

/**
 * Runs a command in this folder as a separate process, like `npm run`.
 *
 * @param script name in `package.json`
 * @throws if it fails
 */
export const getOwnCommand = (script: string, file: string): Promise<void> =>
  run(`npm run ${script}`, ['--require', 'tsx/cjs', `src/cli/${file}`], {});
