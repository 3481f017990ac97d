import {accept, expect, hydrated, missing, test} from './fixtures';
import {getSearch} from './search';

test('an address with q opens the search, and loses it with the box', async ({
  page,
}) => {
  await page.goto('/docs/intro?a=+b&q=CreatePool&c=d#call');
  const {dialog, field, active} = getSearch(page);
  await expect(field).toHaveValue('CreatePool');
  await expect(active).toContainText('CreatePool');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const rest = '/docs/intro?a=+b&c=d#call';
  await expect(page).toHaveURL(rest);
  // Nor does the other language have it.
  await expect(
    page.locator('.navbar .dropdown a[lang="zh-Hant-TW"]'),
  ).toHaveAttribute('href', `/zh-hant${rest}`);
});

test('a search is copied as a link, and Back opens it again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const query = '/zh-hant/?q=%E9%9B%86%E5%8D%80%20%26a';
  await page.goto(query);
  const {dialog, field, active} = getSearch(page);
  await expect(active).toBeVisible();
  await dialog.getByRole('button', {name: '複製連結', exact: true}).click();
  await expect(
    dialog.getByRole('button', {name: '已複製', exact: true}),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(query, page.url()).href,
  );
  await field.press('Enter');
  await expect(page).toHaveURL(/\/zh-hant\/docs\//);
  await expect(dialog).toBeHidden();
  // Who goes back before the page is there has not left the one before.
  await expect(page.locator('main article h1')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('集區 &a');
});

test('a page that is not found searches for what its address says', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/api/storage-create-pools-now');
  await hydrated(page);
  await page.locator('main').getByRole('button', {name: 'Search'}).click();
  const {field, options} = getSearch(page);
  await expect(field).toHaveValue(/create pools/);
  await expect(options.filter({hasText: 'CreatePool'}).first()).toBeVisible();
  accept(complaints, missing);
});
