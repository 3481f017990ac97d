import {breakChunks, crashChunk, isChunk, mendChunks} from './chunks';
import {
  accept,
  act,
  expect,
  hydrated,
  kinds,
  open,
  stopClock,
  test,
} from './fixtures';
import type {Page} from '@playwright/test';

const failed = [
  /Failed to load resource: net::ERR_FAILED/,
  /uncaught: ChunkLoadError/,
  /ChunkLoadError: Loading chunk/,
];

const alert = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'The page could not be loaded.'});

const retry = (page: Page) => alert(page).getByRole('button', {name: 'Retry'});

test('a chunk that fails at first: the reader hears of it where he is, and Retry recovers', async ({
  page,
  complaints,
}) => {
  await breakChunks(page);
  await page.goto(kinds.service);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await act(page);
  await expect(alert(page)).toBeInViewport({ratio: 1});
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
  await expect(alert(page)).toHaveCount(0);
  await hydrated(page);
  accept(complaints, ...failed);
});

test('a chunk that fails on the way to another page: Retry recovers there', async ({
  page,
  complaints,
}) => {
  await open(page, '/docs/intro');
  await breakChunks(page);
  await page.locator('.navbar a[href="/docs/category/api"]').click();
  await expect(page).toHaveURL('/docs/category/api');
  // Docusaurus asks the server for the page, which is readable as it is; the
  // chunk fails once more when the reader does something with it.
  await expect(async () => {
    await act(page);
    await expect(alert(page)).toBeVisible({timeout: 500});
  }).toPass();
  await mendChunks(page);
  await retry(page).click();
  await expect(alert(page)).toHaveCount(0);
  await hydrated(page);
  await expect(page).toHaveURL('/docs/category/api');
  accept(complaints, ...failed);
});

test('a page that loads slowly in place of another, and fails: spinner after 200 ms, then Retry', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  // With a page that crashed as a whole the part of Docusaurus that loads the
  // next page in advance is gone, so the next page loads while it is shown.
  await crashChunk(page, '', 'theme.blog.archive.title');
  await page.goto(kinds.archive);
  await act(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await mendChunks(page);

  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(isChunk, async (route) => {
    await failing;
    await route.abort();
  });
  await stopClock(page);
  const asked = page.waitForRequest((one) => isChunk(new URL(one.url())));
  // The bar is gone with the page; Forward is not.
  await page.evaluate(() => {
    history.pushState({}, '', '/docs/category/api');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await asked;
  // Its delay begins when React shows that the page loads.
  await expect(page.locator('[role="status"]:empty')).toBeAttached();
  const status = page
    .locator('[role="status"] > [class*="state"]')
    .filter({hasText: 'Loading the page…'});
  await page.clock.runFor(199);
  await expect(status).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(status).toBeVisible();
  await expect(status.locator('[class*="spinner"]')).toHaveCSS(
    'animation-name',
    'none',
  );

  fail();
  await page.clock.resume();
  await expect(alert(page)).toBeVisible();
  await expect(status).toHaveCount(0);
  await retry(page).click();
  await expect(retry(page)).toBeFocused();
  await mendChunks(page);
  await retry(page).click();
  await expect(page.locator('main h1')).toHaveText(/API/);
  // The same document all along.
  expect(await page.evaluate(() => window.crashing)).toBe(true);
  accept(complaints, ...failed, /No data for the page/);
});
