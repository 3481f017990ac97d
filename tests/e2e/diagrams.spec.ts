import type {Locator, Page} from '@playwright/test';
import {expect, locales, open, test} from './fixtures';
import {withFontSize} from './fontSize';

/** Services whose pages have a diagram. */
const services = [
  'application',
  'bootstrap',
  'configuration',
  'environment',
  'facility',
  'instance',
  'machine',
  'network',
  'orchestrator',
  'scope',
  'storage',
];

/** The parts of a page with pictures: each region and the list below it. */
const pictures = (page: Page): Locator =>
  page.locator('article [aria-details]');

/** Sizes of letters in the pictures of a page, in CSS px, the same ones once. */
const letterSizes = (page: Page): Promise<number[]> =>
  pictures(page)
    .locator('text')
    .evaluateAll((texts) => [
      ...new Set(
        texts.map((text) => {
          const {a = 0} = (text as SVGTextElement).getScreenCTM() ?? {};
          return Math.round(a * parseFloat(getComputedStyle(text).fontSize));
        }),
      ),
    ]);

/**
 * Texts in the pictures of a page that leave their box, or that have another
 * text, another box or a line behind them. Texts of loops may have the other
 * lines of their node there.
 */
const illegible = (page: Page): Promise<(string | null)[]> =>
  pictures(page).evaluateAll((regions) =>
    regions.flatMap((region) => {
      const list = (selector: string) =>
        Array.from(region.querySelectorAll(selector), (shape) => ({
          shape,
          part: shape.parentElement,
          place: shape.getBoundingClientRect(),
        }));
      const points = Array.from(region.querySelectorAll('path')).flatMap(
        (line) =>
          Array.from({length: Math.ceil(line.getTotalLength() / 2)}, (_, at) =>
            line.getPointAtLength(2 * at).matrixTransform(line.getScreenCTM()!),
          ),
      );
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const texts = list('text');
      const boxes = list('.node rect');
      return texts
        .filter(({shape, part, place}) => {
          const {left, right, top, bottom} = place;
          return (
            // The lines of one text stand side by side in the same part.
            texts.some(
              (text) => text.part !== part && meet(place, text.place),
            ) ||
            boxes.some((box) =>
              box.part === part
                ? left < box.place.left || right > box.place.right
                : meet(place, box.place),
            ) ||
            // Above and below the letters of a line there is some space.
            (shape.matches('.label:not(.loop) text') &&
              points.some(
                ({x, y}) =>
                  x > left && x < right && y > top + 4 && y < bottom - 4,
              ))
          );
        })
        .map(({shape}) => shape.textContent);
    }),
  );

for (const {name, prefix} of locales) {
  test(`diagrams are legible on a phone, and nothing overlaps (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 900});
    for (const service of services) {
      const address = `${prefix}/docs/api/${service}-service`;
      await page.goto(address);
      const sizes = await letterSizes(page);
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(12);
      expect(Math.max(...sizes), address).toBeLessThanOrEqual(18);
      expect(await illegible(page), address).toEqual([]);
    }
  });
}

test('a wide diagram scrolls with the keys, and grows with the letters of the browser', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/docs/api/machine-service');
  const picture = pictures(page).first();
  await expect(picture).toHaveAccessibleName(/.+/);
  const [letters = 0] = await letterSizes(page);
  // Of the keyboard, as the focus that follows.
  await page.keyboard.press('Tab');
  await picture.focus();
  await expect(picture).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => picture.evaluate((region) => region.scrollLeft))
    .toBeGreaterThan(0);
  // Letters grow with those of the browser.
  await withFontSize(page, 32);
  await expect.poll(async () => (await letterSizes(page))[0]).toBe(2 * letters);
});
