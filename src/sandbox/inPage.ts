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
 * The sandbox of this page, which lives as long as the page. Only the path of a
 * request's address matters.
 *
 * @param baseUrl base address of the site, with a slash at its end
 * @throws when the data cannot be loaded; the next call tries again
 */
export function startSandbox(baseUrl: string): Promise<Handler> {
  started ??= start(baseUrl).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Has the next call begin with a new sandbox, as a page that loads does. */
export function forgetSandbox(): void {
  started = undefined;
}
