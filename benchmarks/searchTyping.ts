import type {Browser, Page} from '@playwright/test';
import {watchRequests} from '../tests/requests';
import {noteAnswers, slowWorker} from './searchNotes';
import {quantile, searchQueries} from './searchQueries';

/** What `noteAnswers` keeps. */
interface Noted {
  times: number[];
}

const slowDown = 4;

/** Milliseconds between two keys: somebody who types fast. */
const pause = 120;

/** Pages that are opened for their first key. */
const opened = 3;

/** A page whose search is open and slow. */
async function openSearch(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(noteAnswers);
  await page.route('**/search-worker*.js', async (route) => {
    const response = await route.fetch();
    const body = slowWorker(slowDown) + (await response.text());
    await route.fulfill({response, body});
  });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
  await page.keyboard.press('/');
  await page.waitForSelector('#site-search [role=combobox]');
  return page;
}

const getTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Noted).times);

async function type(page: Page, query: string): Promise<void> {
  await page.fill('#site-search [role=combobox]', '');
  await page.keyboard.type(query, {delay: pause});
}

/**
 * How long it takes from a key to the drawn answer on a processor that is slowed
 * down: one row of a table.
 */
export async function measureTyping(
  browser: Browser,
  address: string,
  locale: string,
): Promise<Record<string, number>> {
  const queries = searchQueries(locale, 24);
  const cold: number[] = [];
  for (const query of queries.slice(0, opened)) {
    const page = await openSearch(browser, address);
    await type(page, query.charAt(0));
    await page.waitForFunction(() => (window as unknown as Noted).times.length);
    cold.push(...(await getTimes(page)).slice(0, 1));
    await page.close();
  }
  const page = await openSearch(browser, address);
  const requestsOver = watchRequests(page);
  await type(page, 'a');
  await requestsOver();
  await page.evaluate(() => ((window as unknown as Noted).times.length = 0));
  for (const query of queries) await type(page, query);
  await page.waitForTimeout(5 * pause);
  const warm = await getTimes(page);
  await page.close();
  return {
    keys: warm.length,
    'first key p50': quantile(cold, 0.5),
    'first key most': quantile(cold, 1),
    'key p50': quantile(warm, 0.5),
    'key p95': quantile(warm, 0.95),
    'key most': quantile(warm, 1),
  };
}
