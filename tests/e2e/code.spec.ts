import {expect, locales, localesOnHosts, open, test} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import type {Page} from '@playwright/test';

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `code is copied as it is shown, and said to be (${name})`,
    everySecond(row, 0),
    async ({page, context}) => {
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
    },
  );
}

test('code has colors, titles and highlighted lines without the scripts', async ({
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

/** Lines of code below the copy button of their block, and blocks looked at. */
const belowButtons = (
  page: Page,
): Promise<{looked: number; covered: string[]}> =>
  page.locator('main pre').evaluateAll((blocks) => {
    const covered: string[] = [];
    let looked = 0;
    for (const block of blocks) {
      const button = block.parentElement?.querySelector('button');
      if (!button?.checkVisibility()) continue;
      looked += 1;
      const code = document.createRange();
      code.selectNodeContents(block);
      for (const left of [0, block.scrollWidth]) {
        block.scrollLeft = left;
        const place = button.getBoundingClientRect();
        const {right} = block.getBoundingClientRect();
        for (const line of Array.from(code.getClientRects())) {
          const isBeside =
            Math.min(line.right, right) <= place.left + 1 ||
            line.left >= place.right ||
            line.top >= place.bottom - 1 ||
            line.bottom <= place.top + 1;
          if (!isBeside) {
            covered.push(`${left}: ${block.textContent.slice(0, 40)}`);
          }
        }
      }
    }
    return {looked, covered};
  });

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `the copy button covers no code, at its start and at its end (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        for (const width of [390, 1280, 1920]) {
          await page.setViewportSize({width, height: 900});
          for (const path of ['/docs/api/storage-create-pool', '/docs/intro']) {
            await page.goto(prefix + path);
            const {looked, covered} = await belowButtons(page);
            expect(looked).toBeGreaterThan(0);
            expect(covered, `${path}, ${width} px`).toEqual([]);
          }
        }
      },
    );
  });
}

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `long code shows its first lines until it is asked for, without scripts too (${name})`,
    everySecond(row, 0),
    async ({browser, baseURL}) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto(`${prefix}/docs/api/machine-list-machines`);
      const block = page
        .locator('.theme-code-block')
        .filter({has: page.locator('summary')})
        .first();
      const code = block.locator('pre');
      const lines = (await code.textContent())!.split('\n').length;
      const summary = block.locator('summary');
      await expect(summary).toContainText(String(lines));
      const height = async () => (await code.boundingBox())!.height;
      const cut = await height();
      await summary.click();
      expect((await height()) / cut).toBeCloseTo(lines / 16, 0);
      await summary.click();
      expect(await height()).toBe(cut);
      await context.close();
    },
  );
}

test('a card of code has its language or its title in its head', async ({
  page,
}) => {
  for (const path of ['/docs/intro', '/docs/guides/quickstart']) {
    await page.goto(path);
    const heads = await page
      .locator('main .theme-code-block')
      .evaluateAll((cards) =>
        cards
          .filter((card) => !card.closest('[role=tabpanel]'))
          .map((card) => {
            const code = card.querySelector('pre')!.getBoundingClientRect();
            return code.top - card.getBoundingClientRect().top;
          }),
      );
    expect(heads.length).toBeGreaterThan(0);
    // 36 pixels and the line around the card.
    for (const head of heads) expect(head).toBeCloseTo(37, 0);
  }
});
