import {crashChunk} from './chunks';
import {accept, act, expect, hydrated, locales, open, test} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import type {Page} from '@playwright/test';

/** A page whose content crashes inside the layout, and one that crashes whole. */
const pages = [
  {kind: 'content', path: '/docs/intro', marker: '/intro.mdx","sourceDirName"'},
  {kind: 'page', path: '/blog/archive', marker: 'theme.blog.archive.title'},
];

const crashed = (page: Page) => page.getByRole('alert');

const setCrashing = (page: Page, crashing: boolean) =>
  page.evaluate((value) => {
    window.crashing = value;
  }, crashing);

for (const [row, {name, prefix}] of locales.entries()) {
  const title = message(
    name,
    'theme.ErrorPageContent.title',
    'This page crashed.',
  );
  const tryAgain = message(
    name,
    'theme.ErrorPageContent.tryAgain',
    'Try again',
  );
  const cause = message(name, 'error.cause', 'Cause: {cause}').replace(
    '{cause}',
    'The table is empty',
  );

  for (const [column, {kind, path, marker}] of pages.entries()) {
    test(
      `a ${kind} that crashes says so, and Try again recovers (${name})`,
      everySecond(row, column),
      async ({page, complaints}) => {
        await crashChunk(page, prefix, marker);
        await page.goto(prefix + path);
        await act(page);
        await expect(
          crashed(page).getByRole('heading', {name: title}),
        ).toBeVisible();
        await expect(crashed(page)).toContainText('No data for the page');
        await expect(crashed(page)).toContainText(cause);
        await expect(page).toHaveTitle(
          message(name, 'error.documentTitle', 'Page Error'),
        );
        await expect(page.locator('.navbar')).toBeVisible();
        await expect(crashed(page)).toBeFocused();

        const button = page.getByRole('button', {name: tryAgain, exact: true});
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        // Still broken: the message is announced again, and keeps the focus.
        await expect(crashed(page)).toBeFocused();

        await setCrashing(page, false);
        await button.click();
        await hydrated(page);
        await expect(crashed(page)).toHaveCount(0);
        await expect(page.locator('h1')).toBeVisible();
        accept(complaints, /No data for the page/);
      },
    );
  }
}

for (const {kind, path, marker} of pages) {
  test(`a ${kind} that crashed does not stay when the reader leaves`, async ({
    page,
    complaints,
  }) => {
    await crashChunk(page, '', marker);
    await page.goto(path);
    await act(page);
    await expect(crashed(page)).toBeVisible();
    await page.locator('.navbar a[href="/docs/category/api"]').click();
    await expect(page.locator('main h1')).toHaveText(/API/);
    await expect(crashed(page)).toHaveCount(0);
    accept(complaints, /No data for the page/);
  });
}

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
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  accept(complaints, /Nothing can be observed/);
});
