import {test} from './docusaurusHost';
import {everySecond} from './parts';
import {accept, expect, hydrated, locales, missing, open} from './fixtures';
import {message} from './messages';
import type {Page} from '@playwright/test';

// One host for all.
test.describe.configure({mode: 'default'});

/** An address as the browser shows it, after the host's name. */
function getAddress(page: Page): string {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
}

// Not "q", which opens the search.
const query = '?a=a%20b&a=2&c&d=';
const hash = '#e%20f';
const undecodable = '?a=%E0%A4%A#%E0%A4%A';

for (const [row, locale] of locales.entries()) {
  const {prefix, htmlLang} = locale;
  const other = locales.find((one) => one !== locale)!;

  for (const [column, rest] of [query + hash, undecodable].entries()) {
    test(
      `${prefix}/docs/intro${rest} stays as it is`,
      everySecond(row, column),
      async ({page}) => {
        await open(page, `${prefix}/docs/intro${rest}`);
        expect(getAddress(page)).toBe(`${prefix}/docs/intro${rest}`);
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        await expect(page.locator('html')).not.toHaveAttribute(
          'data-not-found',
        );
      },
    );
  }

  // The host redirects these itself, and leaves the query out.
  for (const [column, written] of [
    '/docs/intro/',
    '/docs/intro.html',
    '/docs/intro/index.html',
  ].entries()) {
    test(
      `${prefix}${written} becomes ${prefix}/docs/intro`,
      everySecond(row, column),
      async ({page}) => {
        await open(page, prefix + written + hash);
        expect(getAddress(page)).toBe(`${prefix}/docs/intro${hash}`);
        await expect(page.locator('html')).not.toHaveAttribute(
          'data-not-found',
        );
      },
    );
  }

  test(
    `${prefix}/docs/api leads on, with query and hash`,
    everySecond(row, 0),
    async ({page}) => {
      await page.goto(`${prefix}/docs/api${query}${hash}`);
      await page.waitForURL((url) => url.pathname.endsWith('/category/api'));
      await hydrated(page);
      expect(getAddress(page)).toBe(
        `${prefix}/docs/category/api${query}${hash}`,
      );
    },
  );

  test(
    `from ${prefix}/docs/intro to the other language`,
    everySecond(row, 1),
    async ({page}) => {
      await open(page, `${prefix}/docs/intro${query}${hash}`);
      const dropdown = page.locator('.navbar .dropdown');
      await dropdown.hover();
      await dropdown.locator(`a[lang="${other.htmlLang}"]`).click();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        other.htmlLang,
      );
      expect(getAddress(page)).toBe(
        `${other.prefix}/docs/intro${query}${hash}`,
      );
    },
  );

  test(
    `${prefix}/docs/nothing is not found, in either language`,
    everySecond(row, 2),
    async ({page, complaints}) => {
      const path = `/docs/nothing${query}${hash}`;
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      for (const language of [locale, other]) {
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language.htmlLang,
        );
        await expect(page.getByRole('heading', {level: 1})).toHaveText(
          message(language.name, 'theme.NotFound.title', 'Page Not Found'),
        );
        expect(getAddress(page)).toBe(language.prefix + path);
        if (language === other) break;
        const dropdown = page.locator('.navbar .dropdown');
        await dropdown.hover();
        await dropdown.locator(`a[lang="${other.htmlLang}"]`).click();
      }
      accept(complaints, missing);
    },
  );
}
