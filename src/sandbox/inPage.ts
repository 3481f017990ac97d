import {createSandbox} from './createSandbox';
import type {SandboxData} from './model';
import type {Handler} from './protocol';

let started: Promise<Handler> | undefined;

async function start(baseUrl: string): Promise<Handler> {
  const response = await fetch(`${baseUrl}sandbox.json`);
  if (!response.ok) {
    throw new Error(`${baseUrl}sandbox.json: HTTP ${response.status}`);
  }
  return createSandbox((await response.json()) as SandboxData);
}

/**
 * The sandbox of the current page, which lives as long as the page. Only the
 * path of request URLs matters.
 *
 * @param baseUrl base URL of the site, with a trailing slash
 * @throws if the data cannot be loaded; the next call tries again
 */
export function startSandbox(baseUrl: string): Promise<Handler> {
  started ??= start(baseUrl).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Resets the sandbox for the next call, like a page reload. */
export function forgetSandbox(): void {
  started = undefined;
}
