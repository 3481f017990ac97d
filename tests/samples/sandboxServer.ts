import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {serve} from '@hono/node-server';
import {createSandbox} from '../../src/sandbox/createSandbox';
import type {SandboxData} from '../../src/sandbox/model';
import type {Handler} from '../../src/sandbox/protocol';

/** What the sandbox is made from. */
export const sandboxData = JSON.parse(
  readFileSync('.generated/static/en/sandbox.json', 'utf8'),
) as SandboxData;

/** A server on loopback. */
export interface Listening {
  url: string;
  /** Ends it and its connections. */
  close: () => Promise<void>;
}

/** Serves a handler on loopback, at whatever port is free. */
export function listen(fetch: Handler): Promise<Listening> {
  const hostname = '127.0.0.1';
  return new Promise((resolve, reject) => {
    const server = serve({fetch, hostname, port: 0}, ({port}) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({url: `http://${hostname}:${port}`, close});
    }) as Server;
    server.on('error', reject);
  });
}

/** A sandbox that forgets everything after each call. */
export const forgetfulSandbox = (): Handler => (request) =>
  createSandbox(sandboxData)(request);
