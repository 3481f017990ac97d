import {connect, createServer, type AddressInfo} from 'node:net';
import {once} from 'node:events';

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
export const networkHere = async (): Promise<Network> => ({
  outside: await isWayOut(),
  loopback: await isLoopback(),
});
