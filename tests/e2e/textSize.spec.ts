import {expect, locales, test} from './fixtures';
import type {Page} from '@playwright/test';

/** The reader's font size, as a setting of the browser would have it. */
async function withFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
}

/** Elements whose text is cut or that are wider than the page. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth
      ? [`the page is ${root.scrollWidth} wide of ${root.clientWidth}`]
      : [];
  });

/** How many characters the first paragraph of the page has room for. */
const charactersOf = (page: Page): Promise<number> =>
  page
    .locator('.markdown > * p, .markdown > p')
    .first()
    .evaluate((text) => {
      const box = text.getBoundingClientRect();
      return box.width / parseFloat(getComputedStyle(text).fontSize) / 0.5;
    });

for (const {name, prefix} of locales) {
  for (const size of [16, 24, 32]) {
    for (const width of [390, 997, 1280, 1920]) {
      test(`${name}: text of ${size} px at ${width} px: nothing is cut`, async ({
        page,
      }) => {
        await withFontSize(page, size);
        await page.setViewportSize({width, height: 900});
        await page.goto(`${prefix}/docs/api/storage-create-bucket`);
        expect(await overflowing(page)).toEqual([]);
        if (width / size > 30) {
          expect(await charactersOf(page)).toBeGreaterThan(30);
        }
        const bar = page.locator('.theme-announcement-bar');
        const cut = await bar.evaluate(
          ({scrollHeight, clientHeight}) => scrollHeight - clientHeight,
        );
        expect(cut).toBeLessThanOrEqual(0);
      });
    }
  }
}
