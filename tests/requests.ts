import {setTimeout} from 'node:timers/promises';
import type {Page, Request} from '@playwright/test';

/** Milliseconds without a request after which a page wants no more. */
const silence = 500;

/**
 * Watches what a page asks for from now on. Playwright's load state
 * `networkidle` comes once to a document and stays: whoever waits for it after
 * an act waits for nothing.
 *
 * @returns waits until nothing was under way for half a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let silentSince = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    silentSince = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    silentSince = performance.now();
    while (underWay.size > 0 || performance.now() - silentSince < silence) {
      await setTimeout(silence / 10);
    }
  };
}
