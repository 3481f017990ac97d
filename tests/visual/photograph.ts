import type {Browser, Page} from '@playwright/test';
import {watchRequests} from '../requests';
import type {Shot} from './plan';
import {stateOf} from './states';
import {loaded, stillPicture, stopTimeAndChance} from './still';

/** A picture, or why there is none. */
export type Taken = Buffer | string;

const height = 900;

/** Rows of a long page that are photographed: Chromium draws 16,384 at most. */
const highest = 12_000;

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** The page as far as it goes, or what is seen of it with something over it. */
async function take(page: Page, shot: Shot): Promise<Buffer> {
  const options = {animations: 'disabled', caret: 'hide'} as const;
  if (shot.state && stateOf(shot.state).isOver) {
    return page.screenshot(options);
  }
  const whole = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  return page.screenshot({
    ...options,
    fullPage: true,
    clip: {x: 0, y: 0, width: shot.width, height: Math.min(whole, highest)},
  });
}

/**
 * Opens a page of a served site in a context of its own and photographs it. A
 * page that the site does not have, or cannot be brought into its state, is
 * said and is no error: a commit need not have what another has.
 */
export async function photograph(
  browser: Browser,
  origin: string,
  shot: Shot,
): Promise<Taken> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: shot.width, height},
    colorScheme: shot.mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    await stopTimeAndChance(context);
    // Nothing of what a site shows may come from elsewhere.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await context.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, shot.mode);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const requestsOver = watchRequests(page);
    const response = await page.goto(shot.path);
    const status = response?.status();
    if (status !== (shot.status ?? 200)) return `status ${status}`;
    if (shot.state) await stateOf(shot.state).prepare(page);
    // A search finds names first; the texts, which come later, add to them.
    await requestsOver();
    await loaded(page);
    return await stillPicture(() => take(page, shot));
  } catch (error) {
    return firstLine(error);
  } finally {
    await context.close();
  }
}
