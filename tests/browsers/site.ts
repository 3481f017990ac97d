import type {AddressInfo} from 'node:net';
import {serveFolder} from '../../src/cli/staticHost';

/** What a browser has asked the host for. */
export interface Asked {
  path: string;
  /** For later, without need. */
  isPrefetch: boolean;
}

/** The built site on a host of its own. */
export interface Site {
  origin: string;
  /** All requests since the last `forget`. */
  asked: Asked[];
  forget(): void;
  close(): Promise<void>;
}

/** Serves the built site, or another folder (`HOLT_BROWSERS_BUILD`). */
export async function serveSite(): Promise<Site> {
  const server = await serveFolder(process.env.HOLT_BROWSERS_BUILD ?? 'build', {
    languages: ['zh-hant'],
  });
  const asked: Asked[] = [];
  server.on('request', ({url = '/', headers}) => {
    const purpose = headers['sec-purpose'] ?? headers['x-moz'];
    asked.push({path: url, isPrefetch: purpose === 'prefetch'});
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    forget: () => void asked.splice(0),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
