import {hold} from './chunks';
import {expect, hydrated, open, test} from './fixtures';
import type {Page} from '@playwright/test';

const path = '/docs/tutorial-basics/markdown-features';

// As the theme writes a query: a space is a plus sign.
const query = '?a=1&a=2&b=x%2By%26z&s=a+b+c&e=';

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await page.locator(`.navbar .dropdown a[lang="${language}"]`).click();
}

test('another language keeps path, query and hash, to and fro', async ({
  page,
}) => {
  await open(page, `${path}${query}#code-blocks`);
  await choose(page, 'zh-Hant-TW');
  await expect(page).toHaveURL(`/zh-hant${path}${query}#code-blocks`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');

  // The hash of the last jump.
  await page.locator('.table-of-contents__link[href="#images"]').click();
  await choose(page, 'en');
  await expect(page).toHaveURL(`${path}${query}#images`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('another language keeps query and hash before the scripts are there', async ({
  page,
}) => {
  await hold(page, '**/assets/js/*.js');
  // The hash makes it scroll, which asks for the scripts: it is never complete.
  await page.goto(`/zh-hant${path}?a=1#code-blocks`, {
    waitUntil: 'domcontentloaded',
  });
  await choose(page, 'en');
  await expect(page).toHaveURL(`${path}?a=1#code-blocks`);
});

test('the phone’s drawer leads to the same address', async ({page}) => {
  // The menu of languages unfolds at once: what is pressed does not move.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/markdown-page?a=+b&c=');
  await page.locator('.navbar__toggle').click();
  const drawer = page.locator('.navbar-sidebar');
  await drawer.getByRole('button', {name: 'Languages'}).click();
  await drawer.getByRole('link', {name: '繁體中文'}).click();
  await expect(page).toHaveURL('/zh-hant/markdown-page?a=+b&c=');
});
