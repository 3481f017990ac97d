import {readFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {serve, type ServerType} from '@hono/node-server';
import {createSandbox, type Handler} from '../../src/sandbox/createSandbox';
import type {SandboxData} from '../../src/sandbox/model';

/** What the sandbox is made from. */
export const sandboxData = JSON.parse(
  readFileSync('.generated/static/en/sandbox.json', 'utf8'),
) as SandboxData;

/** A port on loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Serves a handler on loopback. */
export async function listen(
  fetch: Handler,
): Promise<{url: string; server: ServerType}> {
  const port = await freePort();
  return new Promise((resolve) => {
    const server = serve({fetch, hostname: 'localhost', port}, () => {
      resolve({url: `http://localhost:${port}`, server});
    });
  });
}

/** Serves a sandbox that forgets everything after each call. */
export const listenForgetful = () =>
  listen((request) => createSandbox(sandboxData)(request));
