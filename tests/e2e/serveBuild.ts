import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveFolder} from '../staticHost';
import {findHanFont} from '../../benchmarks/hanFont';

/** Where a server of this machine listens. */
export const getOrigin = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/**
 * Serves `build/` while the browser tests run, as GitHub Pages does, and tells
 * them where (`HOLT_ORIGIN`). The system picks the port. Without a font for
 * Chinese it fails: boxes have neither the width nor the breaks of Han.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  console.log(`Chinese font: ${findHanFont()}`);
  const server = await serveFolder('build');
  process.env.HOLT_ORIGIN = getOrigin(server);
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
