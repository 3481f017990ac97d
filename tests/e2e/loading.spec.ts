import {breakChunks, crashChunk, hold, isChunk, mendChunks} from './chunks';
import {
  accept,
  act,
  expect,
  hydrated,
  localesOnHosts,
  open,
  stopClock,
  test,
} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import type {Page} from '@playwright/test';

const failed = [
  /Failed to load resource: net::ERR_FAILED/,
  /uncaught: ChunkLoadError/,
  /ChunkLoadError: Loading chunk/,
];

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    const text = message(
      name,
      'loading.failed',
      'The page could not be loaded.',
    );
    const retryLabel = message(name, 'loading.retry', 'Retry');
    const alert = (page: Page) =>
      page.getByRole('alert').filter({hasText: text});
    const retry = (page: Page) =>
      page.getByRole('button', {name: retryLabel, exact: true});

    test(
      `a chunk that fails on first load: error text, and Retry recovers (${name})`,
      everySecond(row, 0),
      async ({page, complaints}) => {
        await breakChunks(page);
        await page.goto(`${prefix}/docs/intro#before-you-start`);
        await act(page);
        await expect(alert(page)).toBeVisible();
        await expect(alert(page)).toBeInViewport();
        await expect(alert(page)).toContainText('/assets/js/');
        // What the server sent stays readable.
        await expect(page.locator('main h1')).toBeVisible();

        // The server has the page, which fails again.
        const reloaded = page.waitForEvent('domcontentloaded');
        await retry(page).click();
        await reloaded;
        await act(page);
        await expect(alert(page)).toBeVisible();

        await mendChunks(page);
        await retry(page).click();
        await hydrated(page);
        await expect(alert(page)).toHaveCount(0);
        accept(complaints, ...failed);
      },
    );

    test(
      `a chunk that fails on navigation: error text, and Retry recovers (${name})`,
      everySecond(row, 1),
      async ({page, complaints}) => {
        await open(page, `${prefix}/docs/intro`);
        await breakChunks(page);
        await page.locator('.navbar').getByRole('link', {name: 'API'}).click();
        // Docusaurus asks the server for the page, which is readable as it is; the
        // chunk fails once more when the reader does something with it.
        await expect(async () => {
          await act(page);
          await expect(alert(page)).toBeVisible({timeout: 500});
        }).toPass();
        expect(new URL(page.url()).pathname).toBe(
          `${prefix}/docs/category/api`,
        );
        await mendChunks(page);
        await retry(page).click();
        await hydrated(page);
        await expect(page).toHaveURL(`${prefix}/docs/category/api`);
        await expect(alert(page)).toHaveCount(0);
        accept(complaints, ...failed);
      },
    );

    test(
      `a page that loads slowly in place of another: spinner, then the page (${name})`,
      everySecond(row, 2),
      async ({page, complaints}) => {
        const status = loading(page).filter({
          hasText: message(name, 'loading.status', 'Loading the page…'),
        });
        let release = (): void => undefined;
        await leaveCrashedPage(page, prefix, async () => {
          await mendChunks(page);
          ({release} = await hold(page));
        });
        await expect(status).toBeVisible();
        release();
        await expect(page.locator('main h1')).toBeVisible();
        await expect(status).toHaveCount(0);
        accept(complaints, /No data for the page/);
      },
    );

    test(
      `a page that fails in place of another: Retry loads it there (${name})`,
      everySecond(row, 3),
      async ({page, complaints}) => {
        await leaveCrashedPage(page, prefix, async () => {
          await mendChunks(page);
          await breakChunks(page);
        });
        await expect(alert(page)).toBeVisible();
        await retry(page).click();
        await expect(retry(page)).toBeFocused();

        await mendChunks(page);
        await page.evaluate(() => {
          window.crashing = true;
        });
        await retry(page).click();
        await expect(page.locator('main h1')).toBeVisible();
        // The same document all along.
        expect(await page.evaluate(() => window.crashing)).toBe(true);
        accept(complaints, ...failed, /No data for the page/);
      },
    );
  });
}

/** What stands in place of a page; that over a page stands deeper. */
const loading = (page: Page) =>
  page.locator('[role="status"] > [class*="state"]');

/**
 * Goes from a page that crashed as a whole to another. With the crash the part
 * of Docusaurus that loads the next page in advance is gone, so the next page
 * loads while it is shown.
 */
async function leaveCrashedPage(
  page: Page,
  prefix: string,
  prepare: () => Promise<void>,
): Promise<void> {
  await crashChunk(page, prefix, 'theme.blog.archive.title');
  await page.goto(`${prefix}/blog/archive`);
  await act(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await prepare();
  await page.locator('.navbar a[href$="/docs/category/api"]').click();
}

test('the spinner waits 200 ms, and stands still where motion is reduced', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  let isLeaving = false;
  const asked = page.waitForRequest(
    (request) => isLeaving && isChunk(new URL(request.url())),
  );
  await leaveCrashedPage(page, '', async () => {
    await mendChunks(page);
    await hold(page);
    await stopClock(page);
    isLeaving = true;
  });
  await asked;
  // Its delay begins when React shows that the page loads.
  await expect(page.locator('[role="status"]:empty')).toBeAttached();
  const spinner = loading(page).locator('[class*="spinner"]');
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  expect(
    await spinner.evaluate((element) => element.getAnimations().length),
  ).toBe(0);
  accept(complaints, /No data for the page/);
});
