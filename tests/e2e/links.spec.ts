import {watchChunks} from './chunks';
import {expect, kinds, locales, open, test} from './fixtures';
import type {Page} from '@playwright/test';

for (const {name, prefix} of locales) {
  test(`external links open in a new tab, on every kind of page (${name})`, async ({
    page,
  }) => {
    for (const path of Object.values(kinds)) {
      await page.goto(prefix + path, {waitUntil: 'domcontentloaded'});
      const links = await page.locator('a[href]').evaluateAll((elements) =>
        (elements as HTMLAnchorElement[])
          .filter(
            ({protocol, host}) =>
              /^http/.test(protocol) && host !== location.host,
          )
          .map(({href, target, relList}) => ({
            href,
            target,
            noopener: relList.contains('noopener'),
          })),
      );
      // At least the navbar's and the footer's.
      expect(links.length, path).toBeGreaterThanOrEqual(5);
      expect(
        links.filter(({target, noopener}) => target !== '_blank' || !noopener),
        path,
      ).toEqual([]);
    }
  });
}

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
  await open(page, '/docs/intro');
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  const chunks = watchChunks(page);
  await link(page).hover();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
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
    await open(page, '/docs/intro');
    const chunks = watchChunks(page);
    await link(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toBe(0);
    expect(chunks).toHaveLength(0);
    await follow(page);
    expect(chunks.length).toBeGreaterThan(0);
  });
}
