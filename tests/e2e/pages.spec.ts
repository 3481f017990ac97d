import {expect, kinds, locales, open, test} from './fixtures';
import {everySecond} from './parts';

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `${name}: docs have breadcrumbs and the version label`,
    everySecond(row, 0),
    async ({page}) => {
      await open(page, `${prefix}${kinds.operation}`);
      await expect(page.locator('.breadcrumbs__item')).toHaveCount(4);
      await expect(page.locator('.theme-doc-version-badge')).toContainText(
        'Next',
      );
    },
  );

  test(
    `${name}: the navbar leads to tutorial, blog and API`,
    everySecond(row, 1),
    async ({page}) => {
      await open(page, `${prefix}/`);
      const links = page.locator(
        '.navbar__items:not(.navbar__items--right) .navbar__link',
      );
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(hrefs).toEqual(
        ['/docs/intro', '/blog', '/docs/category/api'].map(
          (path) => `${prefix}${path}`,
        ),
      );
    },
  );

  test(
    `${name}: the blog's sidebar is grouped by year`,
    everySecond(row, 0),
    async ({page}) => {
      await open(page, `${prefix}/blog`);
      const years = page.locator(
        'aside h3, aside [role="group"] > :first-child',
      );
      await expect(page.locator('aside')).toContainText(/2026[\s\S]*2025/);
      await expect(years.first()).toHaveText(/^\d{4}$/);
    },
  );
}
