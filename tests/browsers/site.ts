import type {AddressInfo} from 'node:net';
import {serveFolder} from '../staticHost';

/** The built site on a host of its own. */
export interface Site {
  origin: string;
  /** The paths of all requests since the last `forget`. */
  asked: string[];
  forget(): void;
  close(): Promise<void>;
}

/** Serves the built site, or another folder (`HOLT_BROWSERS_BUILD`). */
export async function serveSite(): Promise<Site> {
  const server = await serveFolder(process.env.HOLT_BROWSERS_BUILD ?? 'build', {
    languages: ['zh-hant'],
  });
  const asked: string[] = [];
  server.on('request', ({url = '/'}) => asked.push(url));
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
