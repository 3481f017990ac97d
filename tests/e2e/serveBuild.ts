import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveFolder} from '../../src/cli/staticHost';
import {findHanFont} from '../../benchmarks/hanFont';
import {serveSite} from '../staticServer';

const getOrigin = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/**
 * Serves `build/` while the browser tests run, and tells them where
 * (`HOLT_ORIGIN`, `HOLT_PLAIN_ORIGIN`). The system picks the ports. Without a
 * font for Chinese it fails: boxes have neither the width nor the breaks of Han.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  console.log(`Chinese font: ${findHanFont()}`);
  const servers = [await serveSite('build', 0), await serveFolder('build')];
  [process.env.HOLT_ORIGIN, process.env.HOLT_PLAIN_ORIGIN] =
    servers.map(getOrigin);
  return async () => {
    for (const server of servers) {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    }
  };
}
