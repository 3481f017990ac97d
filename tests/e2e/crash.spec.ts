import {crashChunk} from './chunks';
import {accept, act, expect, hydrated, open, test} from './fixtures';
import type {Page} from '@playwright/test';

const crashed = (page: Page) => page.getByRole('alert');

const tryAgain = (page: Page) =>
  page.getByRole('button', {name: 'Try again', exact: true});

const setCrashing = (page: Page, crashing: boolean) =>
  page.evaluate((value) => {
    window.crashing = value;
  }, crashing);

test('a page that crashes says so, goes when the reader leaves, and Try again recovers', async ({
  page,
  complaints,
}) => {
  await crashChunk(page, '', '/intro.mdx","sourceDirName"');
  await page.goto('/docs/intro');
  await act(page);
  await expect(
    crashed(page).getByRole('heading', {name: 'This page crashed.'}),
  ).toBeVisible();
  await expect(crashed(page)).toContainText('No data for the page');
  await expect(crashed(page)).toContainText('The table is empty');
  await expect(page).toHaveTitle('Page Error');

  // Still broken.
  await tryAgain(page).click();
  await expect(crashed(page)).toBeVisible();

  await page.locator('.navbar a[href="/docs/category/api"]').click();
  await expect(page.locator('main h1')).toHaveText(/API/);
  await expect(crashed(page)).toHaveCount(0);

  await page.goBack();
  await expect(crashed(page)).toBeVisible();
  await setCrashing(page, false);
  await tryAgain(page).click();
  await expect(crashed(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  await hydrated(page);
  accept(complaints, /No data for the page/);
});

test('a layout that crashes leaves the message standing', async ({
  page,
  complaints,
}) => {
  await open(page, '/docs/intro');
  // Every link of the layout observes itself.
  await page.evaluate(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback) {
        if (window.crashing) throw new Error('Nothing can be observed');
        super(callback);
      }
    };
    window.crashing = true;
  });
  await page.locator('.navbar a[href="/blog"]').click();
  await expect(crashed(page)).toContainText('This page crashed.');
  await expect(crashed(page)).toContainText('Nothing can be observed');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('.navbar')).toHaveCount(0);

  await setCrashing(page, false);
  await tryAgain(page).click();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  accept(complaints, /Nothing can be observed/);
});
