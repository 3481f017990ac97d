import {gzipSync} from 'node:zlib';
import type {Browser, Page, Response} from '@playwright/test';
import {watchRequests} from '../tests/requests';

/** Bytes of a page as sent: gzip, file by file. */
export interface PageWeight {
  html: number;
  styles: number;
  /** Scripts that come before the reader does anything. */
  scripts: number;
  /** The same and those that the first act loads. */
  startedScripts: number;
}

const compressed = (content: string | Buffer): number =>
  gzipSync(content, {level: 9}).length;

/** Takes down the bodies of what a page asks for, by type and address. */
function record(page: Page): (type: string) => Promise<number> {
  const answers = new Map<string, Response>();
  page.on('response', (response) => answers.set(response.url(), response));
  return async (type) => {
    const ofType = [...answers.values()].filter(
      (one) => one.ok() && one.request().resourceType() === type,
    );
    const bodies = await Promise.all(ofType.map((one) => one.body()));
    return bodies.reduce((sum, body) => sum + compressed(body), 0);
  };
}

/** Text of the elements of a page that hold what others have in files. */
async function inline(page: Page, selector: string): Promise<number> {
  const texts = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((one) => one.textContent));
  return texts.length > 0 ? compressed(texts.join('\n')) : 0;
}

/** Watches a page; gives the wait until what it does by itself is over. */
function watchQuiet(page: Page): () => Promise<void> {
  const requestsOver = watchRequests(page);
  return async () => {
    await requestsOver();
    // Scripts that wait for the browser to be idle, and what they ask for.
    await page.waitForTimeout(1000);
    await requestsOver();
  };
}

/** The first act of a reader: a move at the edge, where no link is hovered. */
async function act(page: Page): Promise<void> {
  await page.mouse.move(1270, 300);
  await page.mouse.move(1275, 340, {steps: 5});
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
    timeout: 60_000,
  });
}

/**
 * Weighs a page with a browser.
 *
 * @throws when the address is no page
 */
export async function weighPage(
  browser: Browser,
  address: string,
): Promise<PageWeight> {
  const page = await browser.newPage();
  try {
    const quiet = watchQuiet(page);
    const sum = record(page);
    const answer = await page.goto(address);
    if (!answer?.ok()) throw new Error(`There is no page at ${address}.`);
    await quiet();
    const inlineScripts = await inline(
      page,
      'script:not([src]):not([type="application/ld+json"])',
    );
    const html = compressed(await answer.body());
    const styles = (await sum('stylesheet')) + (await inline(page, 'style'));
    const scripts = (await sum('script')) + inlineScripts;
    await act(page);
    await quiet();
    const startedScripts = (await sum('script')) + inlineScripts;
    return {html, styles, scripts, startedScripts};
  } finally {
    await page.close();
  }
}
