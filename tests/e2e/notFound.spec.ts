import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {serveFolder} from '../staticHost';
import {axeFindings} from './axe';
import {accept, expect, locales, missing, runs, test} from './fixtures';
import {message, type LocaleName} from './messages';
import {getOrigin} from './serveBuild';

/** What the not-found page says first, in a language. */
const titleIn = (name: LocaleName): string =>
  message(name, 'theme.NotFound.title', 'Page Not Found');

const [english, chinese] = locales;

/** Expects the not-found page of a language, running, which no act starts. */
async function expectNotFound(
  page: Page,
  {name, prefix, htmlLang}: (typeof locales)[number],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
  await expect(page).toHaveTitle(`${titleIn(name)} | Holt`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleIn(name));
  await expect(page.locator('.navbar__brand')).toHaveAttribute(
    'href',
    `${prefix}/`,
  );
  await runs(page);
}

async function chooseLanguage(page: Page, htmlLang: string): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await page.locator(`.navbar .dropdown a[lang="${htmlLang}"]`).click();
}

test('an address that is not there says so, and leads on and to the other language', async ({
  page,
  complaints,
}) => {
  const path = '/docs/nope?x=+a&b=#c%20d';
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expectNotFound(page, english);
  await expect(page.locator('main')).toContainText(
    'We could not find what you were looking for.',
  );
  expect(await axeFindings(page)).toEqual([]);

  await chooseLanguage(page, chinese.htmlLang);
  await expectNotFound(page, chinese);
  await expect(page).toHaveURL(`/zh-hant${path}`);
  await expect(page.locator('main')).toContainText(
    message('zh-hant', 'theme.NotFound.p1', ''),
  );
  await chooseLanguage(page, english.htmlLang);
  await expectNotFound(page, english);
  await expect(page).toHaveURL(path);
  await page.locator('aside a[href="/docs/category/api"]').click();
  await expect(page).toHaveURL('/docs/category/api');
  await expect(page.locator('main h1')).toHaveText(/API/);
  accept(complaints, missing);
});

test('an address that is almost that of a page leads to the page', async ({
  page,
  complaints,
}) => {
  await page.goto('/zh-hant/docs/api/storage-list-pool');
  await expect(
    page.locator('aside a[href="/zh-hant/docs/api/storage-list-pools"]'),
  ).toBeVisible();
  accept(complaints, missing);
});

test('a host with one 404.html: nothing shows in another language than the address', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const isShown = document.querySelector('main')?.checkVisibility();
      const {lang} = document.documentElement;
      if (isShown) sessionStorage.setItem(`shown ${lang}`, '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const path = '/zh-hant/docs/nothing?x=+a&b=#c%20d';
  await page.goto(path);
  await expectNotFound(page, chinese);
  await expect(page.locator('main')).toBeVisible();
  await expect(page).toHaveURL(path);
  const shown = await page.evaluate(() => Object.keys(sessionStorage));
  expect(shown).toContain(`shown ${chinese.htmlLang}`);
  expect(shown).not.toContain(`shown ${english.htmlLang}`);

  // Where it is this one again, this one stays.
  await page.route('**/zh-hant/404.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: readFileSync('build/404.html', 'utf8'),
    }),
  );
  await page.goto('/zh-hant/docs/nothing?b');
  await expectNotFound(page, english);
  await expect(page.locator('main')).toBeVisible();
  await expect(page).toHaveURL('/zh-hant/docs/nothing?b');
  accept(complaints, missing);
});

test('a host with a 404.html of each language answers in that of the address', async ({
  page,
  complaints,
}) => {
  const server = await serveFolder('build', {languages: ['zh-hant']});
  const origin = getOrigin(server);
  await page.goto(`${origin}/zh-hant/docs/nothing`);
  await expectNotFound(page, chinese);
  await chooseLanguage(page, english.htmlLang);
  await expectNotFound(page, english);
  await expect(page).toHaveURL(`${origin}/docs/nothing`);

  // What cannot be decoded.
  await page.goto(`${origin}/zh-hant/docs/%E0%A4%A?q=1`);
  await expectNotFound(page, chinese);
  await expect(page).toHaveURL(`${origin}/zh-hant/docs/%25e0%25a4%25a?q=1`);
  server.close();
  accept(complaints, missing);
});

test('an address in upper case names the page that it means', async ({
  page,
  complaints,
}) => {
  const title = page.getByRole('heading', {level: 1});
  await page.goto('/Docs/Intro?x=1#check');
  await expect(page).toHaveURL('/docs/intro?x=1#check');
  await expect(title).not.toHaveText('Page Not Found');

  await page.goto('/zh-Hant/docs/intro');
  await expect(page).toHaveURL('/zh-hant/docs/intro');
  await expect(title).not.toHaveText(titleIn('zh-hant'));

  // No page is meant.
  await page.goto('/Docs/Nothing');
  await expect(page).toHaveURL('/docs/nothing');
  await expectNotFound(page, english);
  accept(complaints, missing);
});

test('an address that is not there offers a search for its name', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/api/create-pool');
  await page.getByRole('link', {name: 'Search for “create pool”'}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue('create pool');
  await expect(dialog.getByRole('option').first()).toHaveAttribute(
    'href',
    '/docs/api/storage-create-pool',
  );
  accept(complaints, missing);
});
