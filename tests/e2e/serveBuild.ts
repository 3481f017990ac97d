import type {AddressInfo} from 'node:net';
import {serveSite} from '../staticServer';

/**
 * Serves `build/` while the browser tests run, and tells them where
 * (`HOLT_ORIGIN`). The system picks the port.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const server = await serveSite('build', 0);
  const {port} = server.address() as AddressInfo;
  process.env.HOLT_ORIGIN = `http://127.0.0.1:${port}`;
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
