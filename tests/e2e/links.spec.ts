import {watchChunks} from './chunks';
import {expect, idle, open, test} from './fixtures';
import type {Page} from '@playwright/test';

const path = '/docs/category/tutorial---basics';

const link = (page: Page) => page.locator(`.menu__link[href="${path}"]`);

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

async function follow(page: Page): Promise<void> {
  await link(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toHaveText('Tutorial: basics');
}

test('the target of a link is fetched before it is followed', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await expect(prefetched(page)).not.toHaveCount(0);
  const chunks = watchChunks(page);
  await link(page).hover();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  // All chunks of a page are asked for at once.
  const before = chunks.length;
  await follow(page);
  expect(chunks).toHaveLength(before);
});

test('nothing is fetched in advance on a slow connection', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: false, effectiveType: '2g'},
    });
  });
  await open(page, '/docs/intro');
  const chunks = watchChunks(page);
  await link(page).hover();
  await idle(page);
  await expect(prefetched(page)).toHaveCount(0);
  expect(chunks).toHaveLength(0);
  await follow(page);
  expect(chunks.length).toBeGreaterThan(0);
});
