import {expect, kinds, open, test} from './fixtures';

test('the first tab stop skips to the content, before the page runs and after', async ({
  page,
}) => {
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  const skipped = page.locator('main :focus');

  await page.goto(kinds.post);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipped).toHaveCount(1);
  await expect(skipped).toHaveCSS('outline-style', 'solid');

  for (const kind of ['home', 'operation'] as const) {
    await open(page, kinds[kind]);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(skip).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(skipped).toHaveCount(1);
  }
});
