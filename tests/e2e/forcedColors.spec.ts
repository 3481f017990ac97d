import {expect, hydrated, kinds, test} from './fixtures';
import {everyFourth} from './parts';
import type {Page} from '@playwright/test';

test.use({contextOptions: {forcedColors: 'active'}});

/**
 * Signs of a page that forced colors take: they paint what is cut out of a
 * background, and all sides of what is drawn with one border.
 */
const lostSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    let signs = 0;
    for (const element of Array.from(document.querySelectorAll('body *'))) {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        const isShape =
          style.maskImage.startsWith('url(') ||
          style.clipPath.startsWith('polygon(');
        const isTriangle =
          style.width === '0px' &&
          style.height === '0px' &&
          parseFloat(style.borderLeftWidth) > 1 &&
          parseFloat(style.borderRightWidth) > 1;
        if (!isShape && !isTriangle) continue;
        signs++;
        if (style.forcedColorAdjust !== 'none') {
          lost.push(
            `${element.tagName} ${element.getAttribute('class')} ${part}`,
          );
        }
      }
    }
    if (signs === 0) throw new Error('The page has no sign.');
    return lost;
  });

for (const [row, [kind, path]] of Object.entries(kinds).entries()) {
  test(
    `${kind}: no sign is lost in forced colors`,
    everyFourth(row, 0),
    async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      expect(await lostSigns(page)).toEqual([]);
    },
  );
}
