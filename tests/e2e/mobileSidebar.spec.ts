import {expect, onEachHost, open, test} from './fixtures';
import {everySecond} from './parts';

onEachHost((row) => {
  test(
    'at 996 pixels the mobile sidebar takes over',
    everySecond(row, 0),
    async ({page}) => {
      await page.setViewportSize({width: 996, height: 800});
      await open(page, '/docs/intro');
      const sidebar = page.locator('.navbar-sidebar');
      const opener = page.locator('.navbar__toggle');
      await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
      await expect(sidebar).toBeHidden();

      await opener.click();
      await expect(sidebar).toBeVisible();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(
        sidebar.locator('.theme-doc-sidebar-menu .menu__link--active'),
      ).toBeVisible();

      await sidebar.locator('.navbar-sidebar__close').click();
      await expect(sidebar).toBeHidden();

      await opener.click();
      await expect(sidebar).toBeVisible();
      await page
        .locator('.navbar-sidebar__backdrop')
        .click({position: {x: 900, y: 400}});
      await expect(sidebar).toBeHidden();
    },
  );

  test('at 997 pixels there is none', everySecond(row, 1), async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, '/docs/intro');
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  });

  test(
    'a page chosen in the mobile sidebar closes it',
    everySecond(row, 1),
    async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await open(page, '/docs/intro');
      await page.locator('.navbar__toggle').click();
      const sidebar = page.locator('.navbar-sidebar');
      await sidebar
        .locator('a[href="/docs/category/tutorial---basics"]')
        .click();
      await page.waitForURL('**/docs/category/tutorial---basics');
      await expect(sidebar).toBeHidden();
    },
  );
});
