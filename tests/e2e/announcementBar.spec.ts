import {expect, hydrated, open, test} from './fixtures';

test('the announcement leads into its language, and stays dismissed until it is another one', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  await open(page, '/zh-hant/');
  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/zh-hant/docs/category/guides');

  await bar.locator('button.close').click();
  await expect(bar).toBeHidden();

  // On another page, in the other language, before and after it runs.
  await page.goto('/docs/intro');
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(bar).toBeHidden();
  await hydrated(page);
  await expect(bar).toBeHidden();

  // What a reader has stored who dismissed the announcement before this one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) =>
      name.includes('announcement'),
    )) {
      localStorage.setItem(key, 'another');
    }
  });
  await page.reload();
  await expect(bar).toBeVisible();
  await hydrated(page);
  await expect(bar).toBeVisible();
});
