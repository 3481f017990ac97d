import {expect, locales, open, test} from './fixtures';
import {message} from './messages';

for (const {name, prefix} of locales) {
  test(`code is copied as it is shown, and said to be (${name})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The first press of the page.
    await page.goto(`${prefix}/docs/tutorial-basics/markdown-features`);
    const block = page.locator('.theme-code-block').first();
    const copy = block.getByRole('button');
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(block.locator('[aria-live="polite"]')).toHaveText(
      message(name, 'theme.CodeBlock.copied', 'Copied'),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
    expect(copied).toMatch(/^---\ntitle: /);
    await expect(copy).toBeFocused();
  });
}

test('code has colours, titles and highlighted lines without the scripts', async ({
  page,
}) => {
  await page.goto('/docs/tutorial-basics/markdown-features');
  const block = page
    .locator('.theme-code-block')
    .filter({has: page.locator('.hl')})
    .first();
  await expect(block).toContainText('blog/tags.yml');
  const [line, code, key] = await block.evaluate((element) =>
    ['.hl', 'code', '.f'].map((selector) => {
      const part = element.querySelector(selector)!;
      const {color, backgroundColor} = getComputedStyle(part);
      return {color, backgroundColor, width: part.clientWidth};
    }),
  );
  expect(line!.backgroundColor).not.toBe(code!.backgroundColor);
  expect(line!.width).toBeGreaterThanOrEqual(code!.width - 1);
  expect(key!.color).not.toBe(code!.color);
});

test('code that is too wide scrolls, with the keyboard too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  const code = page.locator('pre').first();
  await code.focus();
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect
    .poll(() => code.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
