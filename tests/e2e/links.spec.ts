import {watchRequests} from '../requests';
import {watchChunks} from './chunks';
import {expect, open, test} from './fixtures';
import type {Page} from '@playwright/test';

test('an external link opens a tab and keeps the page', async ({
  page,
  context,
}) => {
  await context.route('https://github.com/**', (route) =>
    route.fulfill({body: 'elsewhere'}),
  );
  await open(page, '/docs/intro');
  const opened = context.waitForEvent('page');
  await page.locator('.navbar a[href^="https://github.com/"]').click();
  const tab = await opened;
  await tab.waitForURL('https://github.com/**');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/docs/intro');
});

const link = (page: Page) =>
  page.locator('.menu__link[href="/docs/category/tutorial---basics"]');

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

async function follow(page: Page): Promise<void> {
  await link(page).click();
  await expect(page).toHaveURL('/docs/category/tutorial---basics');
  await expect(page.locator('main h1')).toBeVisible();
}

test('the targets of internal links are fetched before they are followed', async ({
  page,
}) => {
  const requestsOver = watchRequests(page);
  await open(page, '/docs/intro');
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  const chunks = watchChunks(page);
  await link(page).hover();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await requestsOver();
  const before = chunks.length;
  await follow(page);
  expect(chunks.length).toBe(before);
});

for (const [why, connection] of Object.entries({
  'saves data': {saveData: true, effectiveType: '4g'},
  'is slow': {saveData: false, effectiveType: '2g'},
})) {
  test(`nothing is fetched in advance on a connection that ${why}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const requestsOver = watchRequests(page);
    await open(page, '/docs/intro');
    const chunks = watchChunks(page);
    await link(page).hover();
    await requestsOver();
    expect(await prefetched(page)).toBe(0);
    expect(chunks).toHaveLength(0);
    await follow(page);
    expect(chunks.length).toBeGreaterThan(0);
  });
}
