import {setTimeout} from 'node:timers/promises';
import type {Page, Request} from '@playwright/test';

/** Milliseconds without a request after which a page wants no more. */
const silence = 500;

/** Milliseconds after which a wait is given up. */
const limit = 100_000;

/**
 * Watches what a page asks for from now on. Playwright's load state
 * `networkidle` comes once to a document and stays: whoever waits for it after
 * an act waits for nothing.
 *
 * @returns waits until nothing was under way for half a second; throws with
 *   the addresses that still are, or still come, after 100 seconds
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let silentSince = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    silentSince = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const start = performance.now();
    silentSince = start;
    while (underWay.size > 0 || performance.now() - silentSince < silence) {
      if (performance.now() - start > limit) {
        const addresses = Array.from(underWay, (request) => request.url());
        throw new Error(`${page.url()} still asks: ${addresses.join(', ')}`);
      }
      await setTimeout(silence / 10);
    }
  };
}
