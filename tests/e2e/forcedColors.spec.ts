import {expect, kinds, test} from './fixtures';
import {searchFor} from './search';
import type {Page} from '@playwright/test';

test.use({contextOptions: {forcedColors: 'active'}});

/**
 * Signs of a page that forced colors take: they paint what is cut out of a
 * background, and all sides of what is drawn with one border.
 */
const lostSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const styles = Array.from(document.querySelectorAll('body *')).flatMap(
      (element) =>
        ['', '::before', '::after'].map((part) => ({
          name: `${element.tagName} ${element.getAttribute('class')} ${part}`,
          style: getComputedStyle(element, part),
          isDrawn: !part || getComputedStyle(element, part).content !== 'none',
        })),
    );
    const signs = styles.filter(
      ({style, isDrawn}) =>
        isDrawn &&
        (style.maskImage.startsWith('url(') ||
          style.clipPath.startsWith('polygon(') ||
          (style.width === '0px' &&
            style.height === '0px' &&
            parseFloat(style.borderLeftWidth) > 1 &&
            parseFloat(style.borderRightWidth) > 1)),
    );
    if (signs.length === 0) throw new Error('The page has no sign.');
    return signs
      .filter(({style}) => style.forcedColorAdjust !== 'none')
      .map(({name}) => name);
  });

/** These have all signs of the site. */
const pages = [
  kinds.home,
  kinds.page,
  kinds.post,
  kinds.guide,
  kinds.operation,
];

test('no sign is lost in forced colors', async ({page}) => {
  for (const path of pages) {
    await page.goto(path);
    expect(await lostSigns(page), path).toEqual([]);
  }
});

test('forced colors show the focus and the hit that Enter opens', async ({
  page,
}) => {
  const {dialog, active} = await searchFor(page, 'pool');
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(dialog).toHaveCSS('border-block-end-style', 'solid');
  await expect(dialog.locator('[class*=head]').first()).toHaveCSS(
    'border-block-end-width',
    '3px',
  );
});
