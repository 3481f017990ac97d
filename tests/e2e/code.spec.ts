import {keepCopies} from './clipboard';
import {expect, open, test} from './fixtures';
import {createPool, expectNoOverflow} from './tryIt';
import type {Page} from '@playwright/test';

const features = '/docs/tutorial-basics/markdown-features';

test('code is copied as it is shown, and said to be', async ({page}) => {
  const readCopied = await keepCopies(page);
  // The first press of the page.
  await page.goto(features);
  const block = page.locator('.theme-code-block').first();
  const copy = block.getByRole('button');
  await copy.press('Enter');
  await expect(block.locator('[aria-live="polite"]')).toHaveText('Copied');
  await expect(copy).toBeFocused();
  expect(await readCopied()).toMatch(/^---\ntitle: /);
  expect(await block.locator('code').evaluate((one) => one.textContent)).toBe(
    await readCopied(),
  );
});

/** Blocks with a copy button, and those whose code it covers at either end. */
const findCovered = (
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
        const isCovered = Array.from(code.getClientRects()).some(
          (line) =>
            Math.min(line.right, right) > place.left + 1 &&
            line.left < place.right &&
            line.top < place.bottom - 1 &&
            line.bottom > place.top + 1,
        );
        if (isCovered) covered.push(`${left}: ${block.textContent}`);
      }
    }
    return {looked, covered};
  });

test('wide code scrolls inside its block, below no button', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    for (const path of [createPool, '/docs/intro']) {
      await page.goto(path);
      const {looked, covered} = await findCovered(page);
      expect(looked).toBeGreaterThan(0);
      expect(covered, `${path}, ${width} px`).toEqual([]);
    }
  }
  await open(page, features);
  await expectNoOverflow(page);
  const code = page.locator('pre').first();
  await code.press('ArrowRight');
  await expect
    .poll(() => code.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('long code is folded until it is asked for', async ({page}) => {
    await page.goto('/docs/guides/quickstart');
    const block = page
      .locator('.theme-code-block')
      .filter({has: page.locator('summary')})
      .first();
    const summary = block.locator('summary');
    const code = block.locator('pre');
    const lines = (await code.innerText()).trimEnd().split('\n').length;
    await expect(summary).toContainText(String(lines));
    const measure = async () => (await code.boundingBox())?.height;
    const cut = (await measure())!;
    await summary.click();
    // It shows 16 lines before.
    await expect.poll(measure).toBeGreaterThan((cut * (lines - 2)) / 16);
    await summary.click();
    await expect.poll(measure).toBe(cut);
  });
});
