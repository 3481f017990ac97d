import type {Browser, Page} from '@playwright/test';
import {watchRequests} from '../tests/requests';
import {noteAnswers, slowWorker} from './searchNotes';
import {quantile, searchQueries} from './searchQueries';

/** What `noteAnswers` keeps. */
interface Noted {
  times: number[];
  changed: number[];
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

const getNoted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const {times, changed} = window as unknown as Noted;
    return {times, changed};
  });

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
    cold.push(...(await getNoted(page)).times.slice(0, 1));
    await page.close();
  }
  const page = await openSearch(browser, address);
  const requestsOver = watchRequests(page);
  await type(page, 'a');
  await requestsOver();
  await page.evaluate(() => {
    const noted = window as unknown as Noted;
    noted.times.length = 0;
    noted.changed.length = 0;
  });
  for (const query of queries) await type(page, query);
  await page.waitForTimeout(5 * pause);
  const {times, changed} = await getNoted(page);
  await page.close();
  return {
    keys: times.length,
    'first key p50': quantile(cold, 0.5),
    'first key most': quantile(cold, 1),
    'key p50': quantile(times, 0.5),
    'key p95': quantile(times, 0.95),
    'key most': quantile(times, 1),
    'changes the list': changed.length,
    'change p50': quantile(changed, 0.5),
  };
}
