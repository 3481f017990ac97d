import {expect, open, test, watch} from './fixtures';
import type {Page} from '@playwright/test';

const toggle = (page: Page) =>
  page.locator('.navbar [class*="colorModeToggle"] button');

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('theme'));

test.describe('where the system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('colour mode is light at first', async ({page}) => {
    await open(page, '/docs/intro');
    await expectMode(page, 'light');
    expect(await stored(page)).toBeNull();
  });

  test('the toggle knows light and dark only, and is remembered', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(page, mode);
      expect(await stored(page)).toBe(mode);
    }
    await open(page, '/zh-hant/blog');
    await expectMode(page, 'dark');
  });
});

test('the stored mode is there before the first paint', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/intro', {waitUntil: 'commit'});
  await page.waitForSelector('#__docusaurus', {state: 'attached'});
  await expectMode(page, 'dark');
});

test('two tabs have the same colour mode', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage();
  watch(other, complaints);
  await open(page, '/docs/intro');
  await open(other, '/zh-hant/');
  await toggle(page).click();
  await expectMode(other, 'dark');
  await toggle(other).click();
  await expectMode(page, 'light');
});
