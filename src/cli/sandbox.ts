import {existsSync, readFileSync, statSync} from 'node:fs';
import {serve} from '@hono/node-server';
import {getStaticFolder} from '../generate/paths';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import {withCors, type Handler} from '../sandbox/protocol';
import {defaultLocale} from '../site';
import {main} from './main';
import {getPortError, readPort} from './port';

/**
 * `npm run sandbox`: serves the sandbox to samples, tests, and the panel. Its
 * state is reset when it stops and when `npm run api` rewrites its data.
 * `SANDBOX_PORT` sets another port than 4010.
 */
const file = `${getStaticFolder(defaultLocale)}/sandbox.json`;

let made: {changed: number; handler: Handler} | undefined;

function getCurrentHandler(): Handler {
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
  if (made && (changed === 0 || changed === made.changed)) return made.handler;
  const data = JSON.parse(readFileSync(file, 'utf8')) as SandboxData;
  made = {changed, handler: withCors(createSandbox(data))};
  return made.handler;
}

main(() => {
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Run "npm run api" first.`);
  }
  const port = readPort('SANDBOX_PORT', 4010);
  const fetch: Handler = (request) => getCurrentHandler()(request);
  const server = serve({fetch, hostname: 'localhost', port}, () => {
    console.log(`Sandbox: http://localhost:${port}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(`Sandbox: ${getPortError(error, 'SANDBOX_PORT', port)}`);
    process.exit(1);
  });
});
