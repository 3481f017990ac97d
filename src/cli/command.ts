import {spawn} from 'node:child_process';
import {programOf, type Program} from './programOf';

interface Options {
  /** Do not show the output; the error holds it. */
  quiet?: boolean;
  env?: Record<string, string>;
}

/**
 * Runs a program that a dependency brings.
 *
 * @throws when the command fails
 */
export async function command(
  name: Program,
  args: string[],
  {quiet = false, env = {}}: Options = {},
): Promise<void> {
  const child = spawn(process.execPath, [programOf(name), ...args], {
    stdio: quiet ? 'pipe' : 'inherit',
    env: {
      ...process.env,
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      REDOCLY_TELEMETRY: 'off',
      ...env,
    },
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
    `${Buffer.concat(output).toString()}"${name} ${args.join(' ')}" failed${fault || '.'}`,
  );
}
