import {existsSync, readFileSync} from 'node:fs';
import {serve} from '@hono/node-server';
import {staticFolder} from '../reference/paths';
import {withCors} from '../sandbox/cors';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import {defaultLocale} from '../site';
import {main} from './main';

/**
 * `npm run sandbox`: serves the sandbox to samples, tests and the panel. It
 * forgets everything when it stops. `SANDBOX_PORT` names another port.
 */
const port = Number(process.env.SANDBOX_PORT ?? 4010);
const file = `${staticFolder(defaultLocale)}/sandbox.json`;

main(() => {
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Run "npm run api" first.`);
  }
  const data = JSON.parse(readFileSync(file, 'utf8')) as SandboxData;
  const server = serve(
    {fetch: withCors(createSandbox(data)), hostname: 'localhost', port},
    () => {
      console.log(`Sandbox: http://localhost:${port}`);
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set SANDBOX_PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      process.exit(0);
    });
  }
});
