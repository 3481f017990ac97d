import {existsSync, statSync} from 'node:fs';
import {readJson} from '../api/files/readJson';
import {serveSandbox} from '../assistants/serveSandbox';
import {getStaticFolder} from '../generate/paths';
import {createSandbox} from '../sandbox/createSandbox';
import type {SandboxData} from '../sandbox/model';
import type {Handler} from '../sandbox/protocol';
import {defaultLocale} from '../site';
import {main} from './main';

const file = `${getStaticFolder(defaultLocale)}/sandbox.json`;

let current: {changed: number; handler: Handler} | undefined;

/** The sandbox with the newest data. */
function getSandbox(): Handler {
  const changed = statSync(file).mtimeMs;
  if (current?.changed !== changed) {
    current = {changed, handler: createSandbox(readJson(file) as SandboxData)};
  }
  return current.handler;
}

/**
 * `npm run sandbox`: serves the sandbox to samples, tests, and the panel. Its
 * state is reset when it stops and when `npm run api` rewrites its data.
 * `SANDBOX_PORT` sets another port than 4010.
 */
main(() => {
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Run "npm run api" first.`);
  }
  const {SANDBOX_PORT: port = '4010'} = process.env;
  serveSandbox((request) => getSandbox()(request), port, 'SANDBOX_PORT');
});
