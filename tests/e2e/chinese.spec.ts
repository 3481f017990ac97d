import {expect, kinds, test} from './fixtures';
import {splitTexts, strayMarks} from './reading';
import type {Page} from '@playwright/test';

/** Height and length of a line of text, in letters. */
const getLine = (page: Page): Promise<{height: number; length: number}> =>
  page
    .locator('.markdown > p:not([class])')
    .first()
    .evaluate((text) => {
      const {lineHeight, fontSize} = getComputedStyle(text);
      return {
        height: parseFloat(lineHeight) / parseFloat(fontSize),
        length: text.getBoundingClientRect().width / parseFloat(fontSize),
      };
    });

test('lines of Chinese are looser and shorter than those of English', async ({
  page,
}) => {
  for (const address of [kinds.tutorial, kinds.service]) {
    await page.goto(address);
    const english = await getLine(page);
    await page.goto(`/zh-hant${address}`);
    const chinese = await getLine(page);
    expect(chinese.height, address).toBeGreaterThanOrEqual(1.7);
    expect(chinese.height, address).toBeGreaterThan(english.height);
    expect(chinese.length, address).toBeLessThanOrEqual(40);
    expect(chinese.length, address).toBeLessThan(english.length);
  }
});

/** Marks that do not begin a line, or end one, each with its neighbor. */
const marks = /\S[，。、：；？！」』）》]|[「『（《]\S/g;

test('no Chinese text leans, has a foreign font, or breaks before a mark', async ({
  page,
}) => {
  for (const address of [kinds.tutorial, kinds.post, kinds.service]) {
    await page.goto(`/zh-hant${address}`);
    const styles = await page
      .locator('main :is(p, em, i, cite, h1, h2, code)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {fontStyle, fontFamily} = getComputedStyle(part);
          return `${fontStyle}|${fontFamily}`;
        }),
      );
    for (const style of new Set(styles)) {
      expect(style).toMatch(/^normal\|/);
      expect(style).toMatch(
        /"PingFang TC", "Noto Sans (?:CJK TC", "Noto Sans|Mono CJK) TC", "Microsoft JhengHei"/,
      );
      expect(style).not.toMatch(/ SC"|Simplified|YaHei|SimSun/);
    }
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await splitTexts(page.locator('main'), marks), address).toEqual(
        [],
      );
    }
  }
});

test('no line begins with a mark that follows code', async ({page}) => {
  for (const address of [
    '/zh-hant/docs/api/schemas/virtualmachine',
    '/zh-hant/docs/api/instance-create-virtual-machine',
    '/docs/api/instance-create-virtual-machine',
    '/docs/errors',
  ]) {
    await page.goto(address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      expect(
        await strayMarks(page.locator('main article')),
        `${address}, ${width} px`,
      ).toEqual([]);
    }
  }
});
