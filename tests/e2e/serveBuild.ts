import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveFolder} from '../../src/cli/staticHost';
import {serveSite} from '../staticServer';

const originOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/**
 * Serves `build/` while the browser tests run, and tells them where
 * (`HOLT_ORIGIN`, `HOLT_PLAIN_ORIGIN`). The system picks the ports.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const servers = [await serveSite('build', 0), await serveFolder('build')];
  [process.env.HOLT_ORIGIN, process.env.HOLT_PLAIN_ORIGIN] =
    servers.map(originOf);
  return async () => {
    for (const server of servers) {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    }
  };
}
