import {spawnSync, type SpawnSyncOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect, createServer, type AddressInfo} from 'node:net';

/** What a program reaches. */
export interface Network {
  /** Other machines. */
  outside: boolean;
  /** Servers of this machine, which tests start. */
  loopback: boolean;
}

/** An address of documents (RFC 5737), at which nobody answers. */
const nobody = {host: '192.0.2.1', port: 443};

/** Where there is no way out, the system says so at once. */
function isWayOut(): Promise<boolean> {
  const socket = connect(nobody);
  return new Promise((resolve) => {
    socket.setTimeout(1000, () => resolve(true));
    socket.on('connect', () => resolve(true));
    socket.on('error', ({code}: NodeJS.ErrnoException) =>
      resolve(code !== 'ENETUNREACH'),
    );
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

async function isLoopback(): Promise<boolean> {
  const server = createServer((socket) => socket.end());
  try {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const socket = connect({host: '127.0.0.1', port});
    await once(socket, 'connect');
    socket.destroy();
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Looks at what this process reaches. */
export const findNetwork = async (): Promise<Network> => ({
  outside: await isWayOut(),
  loopback: await isLoopback(),
});

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
