import {expect, locales, test} from './fixtures';
import type {Page} from '@playwright/test';

const features = '/docs/tutorial-basics/markdown-features';

/** Opens a page whose scripts take a while from its first act on. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
}

const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Waits, without another act, until React runs the page. */
const runs = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

const toggle = (page: Page) =>
  page.locator('.navbar [class*="colorModeToggle"] button');

for (const {name, prefix} of locales) {
  test(`colour mode, pressed at once (${name})`, async ({page}) => {
    await openSlowly(page, `${prefix}/docs/intro`);
    await toggle(page).click();
    expect(await mode(page)).toBe('light');
    await runs(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test(`mobile menu, pressed at once (${name})`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openSlowly(page, `${prefix}/docs/intro`);
    await page.locator('.navbar__toggle').click();
    await runs(page);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test(`tab, pressed at once (${name})`, async ({page}) => {
    await openSlowly(page, prefix + features);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await runs(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(prefix + features);
  });

  test(`announcement, closed at once (${name})`, async ({page}) => {
    await openSlowly(page, `${prefix}/docs/intro`);
    await page.locator('.theme-announcement-bar button.close').click();
    await runs(page);
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test(`another language, chosen at once, keeps query and hash (${name})`, async ({
    page,
  }) => {
    const other = locales.find((locale) => locale.name !== name)!;
    await openSlowly(page, `${prefix}${features}?a=1#code-blocks`);
    await page.locator('.navbar .dropdown').hover();
    await page
      .locator(`.navbar .dropdown a[lang="${other.htmlLang}"]`)
      .click({noWaitAfter: true});
    await page.waitForURL(`**${other.prefix}${features}?a=1#code-blocks`);
  });
}

test('presses of the colour mode count', async ({page}) => {
  await openSlowly(page, '/docs/intro');
  await toggle(page).click();
  await toggle(page).click();
  await toggle(page).click();
  expect(await mode(page)).toBe('light');
  await runs(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.waitForTimeout(200);
  expect(await mode(page)).toBe('dark');
});

test('the language menu, opened at once with the keyboard', async ({page}) => {
  await openSlowly(page, '/docs/intro');
  const menu = page.locator('.navbar .dropdown > a');
  await menu.focus();
  await page.keyboard.press('Enter');
  await runs(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('a category of the sidebar, opened at once', async ({page}) => {
  await openSlowly(page, '/docs/intro');
  const caret = page.locator('.theme-doc-sidebar-menu .menu__caret').first();
  const before = await caret.getAttribute('aria-expanded');
  await caret.click();
  await runs(page);
  await expect(caret).not.toHaveAttribute('aria-expanded', before!);
  expect(await isSame(page)).toBe(true);
});

test('a folded part opens without the scripts, and stays open', async ({
  page,
}) => {
  await openSlowly(page, features);
  const details = page.locator('main details').first();
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  await runs(page);
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect(details.locator('summary + *')).toBeVisible();
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
});

test('a link, pressed at once, leads there without the scripts', async ({
  page,
}) => {
  await openSlowly(page, '/docs/intro');
  await page.locator('.navbar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  expect(await isSame(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
});

test('a jump, pressed at once, leads there, once', async ({page}) => {
  await openSlowly(page, features);
  const jump = page.locator('.table-of-contents__link').nth(2);
  const hash = (await jump.getAttribute('href'))!;
  const before = await page.evaluate(() => history.length);
  await jump.click();
  await expect(page).toHaveURL(features + hash);
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await runs(page);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isSame(page)).toBe(true);
});

test('the focus ring shows before the scripts are there', async ({page}) => {
  await openSlowly(page, '/docs/intro');
  await page.keyboard.press('Tab');
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await runs(page);
  await expect(page.locator(':focus')).toHaveCount(1);
});
