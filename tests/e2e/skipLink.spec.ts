import {expect, kinds, locales, open, test} from './fixtures';
import {message} from './messages';

for (const {name, prefix} of locales) {
  const some =
    name === 'en' ? (['home', 'post'] as const) : (['operation'] as const);
  for (const kind of some) {
    test(`the first tab stop skips to the content: ${kind} (${name})`, async ({
      page,
    }) => {
      await open(page, prefix + kinds[kind]);
      const skip = page.getByRole('link', {
        name: message(
          name,
          'theme.common.skipToMainContent',
          'Skip to main content',
        ),
      });
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveCount(1);
      expect(
        await focused.evaluate((element) => Boolean(element.closest('main'))),
      ).toBe(true);
    });
  }
}
