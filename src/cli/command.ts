import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a command of `node_modules/.bin` and waits for it. When it fails, its
 * output is shown and this process ends with its exit code.
 *
 * @param quiet show the output only when the command fails
 */
export function command(
  name: string,
  args: string[],
  {quiet = false} = {},
): void {
  const result = spawnSync(path.join('node_modules', '.bin', name), args, {
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: {
      ...process.env,
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      REDOCLY_TELEMETRY: 'off',
    },
  });
  if (result.status === 0) return;
  if (quiet) console.error(result.stdout, result.stderr);
  console.error(
    `"${name} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}.`,
  );
  process.exit(result.status ?? 1);
}
