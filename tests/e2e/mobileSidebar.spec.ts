import {expect, open, test} from './fixtures';

test('below 997 pixels the sidebar is a drawer, which holds the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/docs/intro');
  const opener = page.locator('.navbar__toggle');
  const drawer = page.locator('.navbar-sidebar');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(opener).toBeHidden();
  await expect(sidebar).toBeVisible();

  await page.setViewportSize({width: 996, height: 800});
  await expect(sidebar).toBeHidden();
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(
    drawer.locator('.theme-doc-sidebar-menu [aria-current=page]'),
  ).toBeInViewport();
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.locator('.navbar-sidebar__close').click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await page
    .locator('.navbar-sidebar__backdrop')
    .click({position: {x: 900, y: 400}});
  await expect(drawer).toBeHidden();
});

test('Escape closes the language menu', async ({page}) => {
  await open(page, '/zh-hant/docs/intro');
  const trigger = page.locator('.navbar .dropdown .navbar__link');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toBeFocused();
});
