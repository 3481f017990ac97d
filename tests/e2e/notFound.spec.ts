import {readFileSync} from 'node:fs';
import {accept, expect, hydrated, locales, missing, test} from './fixtures';
import {message} from './messages';

for (const {name, prefix} of locales) {
  const title = message(name, 'theme.NotFound.title', 'Page Not Found');

  // Which file answers depends on the folder, in English as in Chinese.
  const paths =
    name === 'en'
      ? ['/nothing/here', '/docs/nothing', '/blog/nothing']
      : ['/docs/nothing'];
  for (const path of paths) {
    test(`${prefix}${path} is not found, and says where to go`, async ({
      page,
      complaints,
    }) => {
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const main = page.locator('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Holt`);
      await expect(main).toContainText(
        message(
          name,
          'theme.NotFound.p1',
          'We could not find what you were looking for.',
        ),
      );
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        `${prefix}/`,
        `${prefix}/docs/intro`,
        `${prefix}/docs/category/api`,
      ]);
      await main.getByRole('link').last().click();
      await expect(page).toHaveURL(`${prefix}/docs/category/api`);
      await expect(main.getByRole('heading', {level: 1})).not.toHaveText(title);
      accept(complaints, missing);
    });
  }

  test(`an address that cannot be decoded is not found (${name})`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`${prefix}/docs/%E0%A4%A?q=1`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveURL(`${prefix}/docs/%25E0%25A4%25A?q=1`);
    accept(complaints, missing);
  });
}

test('one 404.html for all locales speaks the language of the address', async ({
  page,
  complaints,
}) => {
  await page.route('**/zh-hant/docs/nothing', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html; charset=utf-8',
      body: readFileSync('build/404.html', 'utf8'),
    }),
  );
  await page.goto('/zh-hant/docs/nothing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page Not Found',
  );
  const chinese = page.locator('main [lang="zh-Hant-TW"]');
  await expect(chinese.getByRole('heading')).toHaveText(
    message('zh-hant', 'theme.NotFound.title', ''),
  );
  await expect(chinese).toContainText(message('zh-hant', 'notFound.next', ''));
  const links = chinese.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute('href', '/zh-hant/');
  await expect(links.nth(2)).toHaveAttribute(
    'href',
    '/zh-hant/docs/category/api',
  );
  await links.nth(1).click();
  await page.waitForURL('**/zh-hant/docs/intro');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  accept(complaints, missing);
});

test('an unknown English address has no second language', async ({
  page,
  complaints,
}) => {
  await page.goto('/zh-hans/nothing');
  await hydrated(page);
  await expect(page.locator('main [lang]')).toHaveCount(0);
  accept(complaints, missing);
});
