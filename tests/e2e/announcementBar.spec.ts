import {expect, hydrated, locales, open, test} from './fixtures';
import {everySecond} from './parts';

test('the announcement stays dismissed until its id changes', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  await open(page, '/docs/intro');
  await expect(bar).toBeVisible();

  await bar.locator('button.close').click();
  await expect(bar).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await open(page, '/blog');
  await expect(bar).toBeHidden();

  // What a reader has stored who dismissed the announcement before this one.
  await page.evaluate(() =>
    localStorage.setItem('announcement.dismissed', 'another'),
  );
  await page.reload();
  await expect(bar).toBeVisible();
  await hydrated(page);
  await expect(bar).toBeVisible();
});

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `the announcement links into its locale (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      await open(page, `${prefix}/`);
      await page.locator('.theme-announcement-bar a').click();
      await page.waitForURL(`**${prefix}/docs/category/guides`);
    },
  );
}

test('a dismissed announcement is hidden before the page hydrates', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.locator('.theme-announcement-bar button.close').click();
  await page.route('**/assets/js/**', (route) => route.fulfill({body: ''}));
  await page.reload();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});
