import {spawn} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a command of `node_modules/.bin`.
 *
 * @param quiet do not show the output; the error holds it
 * @throws when the command fails
 */
export async function command(
  name: string,
  args: string[],
  {quiet = false} = {},
): Promise<void> {
  const child = spawn(path.join('node_modules', '.bin', name), args, {
    stdio: quiet ? 'pipe' : 'inherit',
    env: {
      ...process.env,
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      REDOCLY_TELEMETRY: 'off',
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
