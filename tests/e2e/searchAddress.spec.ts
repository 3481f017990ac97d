import {expect, test} from './fixtures';
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

test('Back opens a search again', async ({page}) => {
  await page.goto('/zh-hant/?q=%E9%9B%86%E5%8D%80%20%26a');
  const {dialog, field, active} = getSearch(page);
  await expect(active).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/zh-hant\/docs\//);
  await expect(dialog).toBeHidden();
  // Who goes back before the page is there has not left the one before.
  await expect(page.locator('main article h1')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('集區 &a');
});
