import {expect, test as base, type Page} from '@playwright/test';
import {kinds, locales} from './addresses';
import {noteWholePage} from './layoutShift';

interface Watched {
  /** Console errors and warnings, uncaught errors, and requests elsewhere. */
  complaints: string[];
}

/**
 * Records everything a page should not do. A test that provokes an error
 * empties `complaints` before it ends; all others must end with none.
 */
export const test = base.extend<Watched & {guard: void}>({
  baseURL: ({}, use) => use(process.env.HOLT_ORIGIN),
  complaints: async ({}, use) => {
    await use([]);
  },
  guard: [
    async ({page, complaints}, use) => {
      watch(page, complaints);
      await noteWholePage(page);
      await use();
      expect(complaints, 'console, errors and foreign requests').toEqual([]);
      // What the page still fetches when a test is over concerns nobody.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    },
    {auto: true},
  ],
});

export {expect, kinds, locales};

/** Adds what a page complains about to `complaints`. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A busy machine gives up a font that is `optional`; fonts.spec.ts sees
    // that what is preloaded is used.
    if (/\.woff2 was preloaded .* but not used/.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
}

/** Takes out of `complaints` what a test provokes on purpose. */
export function accept(complaints: string[], ...expected: RegExp[]): void {
  const others = complaints.filter(
    (complaint) => !expected.some((pattern) => pattern.test(complaint)),
  );
  complaints.splice(0, complaints.length, ...others);
}

/** What the browser says of an address that is not found. */
export const missing = /Failed to load resource: .* 40[04] /;

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page shown is the blog, whatever was shown before. */
export const showsBlog = (page: Page): Promise<void> =>
  expect(
    page.locator('main article h2 a[href^="/blog/"]').first(),
  ).toBeVisible();

/** The button that changes the color mode. */
export const colorToggle = (page: Page) =>
  page.locator('.navbar [class*="colorModeToggle"] button');

/** Gives a page, which starts at the reader's first act, such an act. */
export async function act(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
}

/** Waits, without another act, until React runs the page. */
export const runs = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/**
 * Gives the page a first act and waits until React runs it. It acts again where
 * another document has come in place of the one that had the act.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await act(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
      {timeout: 1000},
    );
  }).toPass();
}

/**
 * Waits until what the page does by itself is done: it has drawn twice, and
 * has nothing left to do. A script that it wanted would have been asked for.
 * Chromium sometimes never calls back an idle page that is about to draw again,
 * so the wait for idleness has an end.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => done(), {timeout: 5000}),
          ),
        ),
      ),
  );
}

/** Puts a page into a color mode, and all colors at the end of their change. */
export async function setMode(
  page: Page,
  mode: 'light' | 'dark',
): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, mode);
}

/**
 * Stops the clock of a page. From now on its timers go off only as far as
 * `page.clock.runFor` turns it, until `page.clock.resume`.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({time: now});
  await page.clock.pauseAt(now + 60_000);
}

/** Lets a page whose clock is stopped do what is not a matter of time. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) {
      await new Promise((done) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
  });
}

/** Turns a stopped clock on, in small steps, until something holds. */
export async function turnClock(
  page: Page,
  holds: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await settle(page);
    expect(await holds()).toBe(true);
  }).toPass({intervals: [10]});
}
