import {spawnSync, type SpawnSyncOptions} from 'node:child_process';

/** A network of its own, which has nothing but the machine itself. */
const namespace = ['--map-root-user', '--net', '--'];

/** The shell takes the program as its arguments, and reads nothing of it. */
const withLoopback = 'ip link set lo up 2>/dev/null; exec "$@"';

/**
 * Runs a program where there is no network but that of the machine with itself.
 *
 * @returns its exit code; none where the system cannot do this, and then
 *   nothing has run
 */
export function runWithoutNetwork(
  program: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): {status: number | null; stdout: string} | undefined {
  const {error, status} = spawnSync('unshare', [...namespace, 'true']);
  if (error || status !== 0) return undefined;
  const run = spawnSync(
    'unshare',
    [...namespace, 'sh', '-c', withLoopback, 'sh', program, ...args],
    options,
  );
  return {status: run.status, stdout: String(run.stdout ?? '')};
}
