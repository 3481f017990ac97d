import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('without scripts nothing is dead, on a wide screen and on a phone', async ({
  page,
}) => {
  const navbar = page.locator('.navbar');
  const linkTo = (path: string) =>
    navbar.locator(`.navbar__item[href="/zh-hant${path}"]`);
  const dead = navbar.locator('button:visible, a[href="#"]:visible');
  await page.goto('/docs/intro');
  await expect(dead).toHaveCount(0);
  await navbar.locator('a[lang="zh-Hant-TW"]').click();
  await expect(page).toHaveURL('/zh-hant/docs/intro');

  await page.setViewportSize({width: 390, height: 844});
  await expect(dead).toHaveCount(0);
  for (const path of ['/docs/intro', '/blog', '/docs/category/api']) {
    await expect(linkTo(path)).toBeVisible();
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  // The pages of the sidebar come below the text.
  const next = page.locator(
    'nav.menu a[href="/zh-hant/docs/category/tutorial---basics"]',
  );
  const heading = await page.locator('main h1').boundingBox();
  const place = await next.boundingBox();
  expect(place!.y).toBeGreaterThan(heading!.y);
  await next.click();
  await expect(page).toHaveURL('/zh-hant/docs/category/tutorial---basics');
  await navbar.locator('a[lang="en"]').click();
  await expect(page).toHaveURL('/docs/category/tutorial---basics');
});
