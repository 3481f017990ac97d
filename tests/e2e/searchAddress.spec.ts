import {expect, locales, open, test} from './fixtures';
import {everySecond} from './parts';
import {getSearch} from './search';

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `an address with q opens the search (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      await page.goto(`${prefix}/docs/intro?a=%20b&q=CreatePool&c=d#call`);
      const {dialog, field, active} = getSearch(page, name);
      await expect(field).toHaveValue('CreatePool');
      await expect(active).toContainText('CreatePool');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${prefix}/docs/intro?a=%20b&c=d#call`);
    },
  );

  test(
    `browsers and search engines find the search (${name})`,
    everySecond(row, 1),
    async ({page, request}) => {
      await page.goto(`${prefix}/`);
      const link = page.locator('head link[rel=search]');
      const address = `${prefix}/opensearch.xml`;
      await expect(link).toHaveAttribute('href', address);
      const xml = await (await request.get(address)).text();
      const template = /template="([^"]*)"/.exec(xml)?.[1] ?? '';
      expect(new URL(template).pathname).toBe(`${prefix}/`);
      const data = await page
        .locator('script[type="application/ld+json"]')
        .allTextContents();
      const site = data
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .find((one) => one['@type'] === 'WebSite');
      expect(JSON.stringify(site)).toContain(
        `${prefix}/?q={search_term_string}`,
      );
      // The address that a browser makes of it.
      const made = new URL(template.replace('{searchTerms}', 'CreatePool'));
      await page.goto(made.pathname + made.search);
      await expect(getSearch(page).active).toContainText('CreatePool');
    },
  );
}

test('only the home page says how to search the site', async ({page}) => {
  await page.goto('/docs/intro');
  await expect(
    page.locator('script[type="application/ld+json"]', {
      hasText: 'SearchAction',
    }),
  ).toHaveCount(0);
});

const hostile =
  '"><img src=x onerror=alert(1)></dialog><script>alert(2)</script>';

test('hostile text in an address is text', async ({page}) => {
  page.on('dialog', () => {
    throw new Error('A script of the address ran.');
  });
  await page.goto(`/?q=${encodeURIComponent(hostile)}`);
  const {field, dialog} = getSearch(page);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveValue(hostile);
  await expect(dialog.locator('img, script')).toHaveCount(0);
});

test('a search can be copied as a link', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/zh-hant/docs/intro?q=%E9%9B%86%E5%8D%80%20%26a');
  const {button, active} = getSearch(page, 'zh-hant');
  await expect(active).toBeVisible();
  await button('copy', 'Copy link').click();
  await expect(button('copied', 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const {pathname, search} = new URL(copied);
  expect(pathname + search).toBe('/zh-hant/?q=%E9%9B%86%E5%8D%80%20%26a');
});

test('Back to a search opens it again', async ({page}) => {
  await page.goto('/?q=CreatePool');
  const {dialog, field, active} = getSearch(page);
  await expect(active).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await expect(dialog).toBeHidden();
  // Who goes back before the page is there has not left the one before.
  await expect(page.locator('main h1')).toHaveText('Create a pool');
  await page.goBack();
  await expect(field).toHaveValue('CreatePool');
  await expect(dialog).toBeVisible();
});

test('another language without the query, once it is closed', async ({
  page,
}) => {
  await open(page, '/docs/intro?q=pool');
  await expect(getSearch(page).field).toHaveRole('combobox');
  await page.keyboard.press('Escape');
  await expect(
    page.locator('.navbar .dropdown a[lang="zh-Hant-TW"]'),
  ).toHaveAttribute('href', /\/zh-hant\/docs\/intro$/);
});
