import {serve} from '@hono/node-server';
import {withCors, type Handler} from '../sandbox/protocol';

/**
 * Serves a sandbox on this computer, to every site, until the process ends.
 *
 * @param setting option or variable with the port, for messages
 * @throws if the port is invalid
 */
export function serveSandbox(
  sandbox: Handler,
  port: string,
  setting: string,
): void {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`${setting} must be a number up to 65535, not "${port}".`);
  }
  const fetch = withCors(sandbox);
  serve({fetch, hostname: 'localhost', port: Number(port)}, (address) =>
    console.log(`Sandbox: http://localhost:${address.port}`),
  ).on('error', ({code, message}: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    const taken = `Port ${port} is in use. Set ${setting} to another one.`;
    console.error(isTaken ? taken : message);
    process.exit(1);
  });
}
