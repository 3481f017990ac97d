import {breakChunks, mendChunks} from './chunks';
import {accept, act, expect, hydrated, kinds, open, test} from './fixtures';
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
