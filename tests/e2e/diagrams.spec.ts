import type {Locator, Page} from '@playwright/test';
import {axeFindings} from './axe';
import {expect, localesOnHosts, open, test} from './fixtures';
import {everySecond} from './parts';
import {withFontSize} from './fontSize';

const services = [
  'application',
  'bootstrap',
  'configuration',
  'environment',
  'facility',
  'instance',
  'machine',
  'model',
  'network',
  'orchestrator',
  'scope',
  'storage',
];
const addresses = services.map((service) => `/docs/api/${service}-service`);
/** Of these a service has no diagram. */
const without = new Set(['/docs/api/model-service']);

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

/** Texts that leave their box, or stand on another text or another box. */
const collisions = (page: Page): Promise<string[]> =>
  pictures(page).evaluateAll((regions) =>
    regions.flatMap((region) => {
      const boxes = Array.from(region.querySelectorAll('.node rect')).map(
        (box) => ({
          part: box.parentElement,
          place: box.getBoundingClientRect(),
        }),
      );
      // The lines of one text stand side by side in the same part.
      const lines = Array.from(region.querySelectorAll('text')).map((line) => ({
        part: line.parentElement,
        words: line.textContent,
        place: line.getBoundingClientRect(),
      }));
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      return lines.flatMap(({part, words, place}, index) => [
        ...lines
          .slice(index + 1)
          .filter((other) => other.part !== part && meet(place, other.place))
          .map((other) => `"${words}" and "${other.words}" overlap`),
        ...boxes
          .filter((box) =>
            box.part === part
              ? place.left < box.place.left || place.right > box.place.right
              : meet(place, box.place),
          )
          .map((box) => `"${words}" and the box "${box.part?.textContent}"`),
      ]);
    }),
  );

/**
 * Texts of lines that a line runs through, behind them. Those of loops may have
 * the other lines of their node behind them.
 */
const crossed = (page: Page): Promise<string[]> =>
  pictures(page).evaluateAll((regions) =>
    regions.flatMap((region) => {
      const points = Array.from(
        region.querySelectorAll<SVGPathElement>('path'),
      ).flatMap((line) => {
        const matrix = line.getScreenCTM()!;
        return Array.from(
          {length: Math.ceil(line.getTotalLength() / 2)},
          (_, index) =>
            line.getPointAtLength(2 * index).matrixTransform(matrix),
        );
      });
      return Array.from(region.querySelectorAll('.label:not(.loop) text'))
        .filter((line) => {
          // Above and below the letters of a line there is some space.
          const {left, right, top, bottom} = line.getBoundingClientRect();
          return points.some(
            ({x, y}) => x > left && x < right && y > top + 4 && y < bottom - 4,
          );
        })
        .map((line) => `a line runs through "${line.textContent}"`);
    }),
  );

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    for (const [column, width] of [390, 1280].entries()) {
      test(
        `${name}, ${width} px: diagrams are legible and nothing overlaps`,
        everySecond(row, column),
        async ({page}) => {
          await page.setViewportSize({width, height: 900});
          for (const address of addresses) {
            await page.goto(prefix + address);
            const count = await pictures(page).count();
            expect(count > 0, address).toBe(!without.has(address));
            for (const size of await letterSizes(page)) {
              expect(size, address).toBeGreaterThanOrEqual(12);
              expect(size, address).toBeLessThanOrEqual(18);
            }
            expect(await collisions(page), address).toEqual([]);
            expect(await crossed(page), address).toEqual([]);
            // The page itself never scrolls sideways.
            expect(
              await page.evaluate(
                () => document.documentElement.scrollWidth - innerWidth,
              ),
              address,
            ).toBeLessThanOrEqual(0);
          }
        },
      );
    }

    test(
      `${name}: each diagram has a list of all its lines`,
      everySecond(row, 1),
      async ({page}) => {
        for (const address of addresses) {
          await page.goto(prefix + address);
          for (const picture of await pictures(page).all()) {
            const id = (await picture.getAttribute('aria-details')) ?? '';
            const list = page.locator(`[id="${id}"] details`);
            await expect(list.locator('summary')).not.toHaveText('');
            const lines = await picture.locator('.edge').count();
            const items = list.locator('li').filter({hasText: /[→↔–]/});
            const leaves = items.filter({hasNot: page.locator('li')});
            await expect(leaves, address).toHaveCount(lines);
          }
        }
      },
    );

    test(
      `${name}: a wide diagram scrolls with the arrow keys`,
      everySecond(row, 0),
      async ({page}) => {
        await page.setViewportSize({width: 390, height: 800});
        await open(page, `${prefix}/docs/api/machine-service`);
        const picture = pictures(page).first();
        await expect(picture).toHaveAccessibleName(/.+/);
        // It fades where it goes on.
        const fade = (side: string): Promise<string> =>
          picture.evaluate(
            (region, name) => getComputedStyle(region).getPropertyValue(name),
            side,
          );
        expect(parseFloat(await fade('--after'))).toBeGreaterThan(8);
        expect(parseFloat(await fade('--before'))).toBe(0);
        await picture.focus();
        await expect(picture).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect
          .poll(() => picture.evaluate((region) => region.scrollLeft))
          .toBeGreaterThan(0);
      },
    );

    test(
      `${name}: axe finds nothing in diagrams and on the map`,
      everySecond(row, 0),
      async ({page}) => {
        await page.setViewportSize({width: 390, height: 800});
        for (const address of ['/docs/api/storage-service', '/docs']) {
          await open(page, prefix + address);
          expect(await axeFindings(page, 'article')).toEqual([]);
        }
      },
    );

    test(
      `${name}: objects of the map lead to pages`,
      everySecond(row, 1),
      async ({page, request}) => {
        await page.goto(`${prefix}/docs`);
        const map = page.locator('#map ~ div').first();
        const arrows = map.locator('li').filter({hasText: /^→/});
        const count = await arrows.count();
        expect(count).toBeGreaterThan(30);
        // Each says what it points to, and by which field.
        await expect(arrows.locator('> a + code, > a ~ code')).toHaveCount(
          count,
        );
        const hrefs = await map
          .locator('a')
          .evaluateAll((links) =>
            links.map((link) => link.getAttribute('href')),
          );
        for (const href of new Set(hrefs)) {
          expect(href).toMatch(new RegExp(`^${prefix}/docs/api/`));
          expect((await request.get(href ?? '')).status(), href ?? '').toBe(
            200,
          );
        }
      },
    );
  });
}

test('a diagram that has the focus shows it', async ({page}) => {
  await open(page, '/docs/api/storage-service');
  const picture = pictures(page).first();
  await picture.scrollIntoViewIfNeeded();
  // Of the keyboard, as the focus that follows.
  await page.keyboard.press('Tab');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await picture.boundingBox()) ?? {};
  const clip = {x: x - 6, y: y - 6, width: width + 12, height: height + 12};
  const before = await page.screenshot({clip});
  await picture.focus();
  const after = await page.screenshot({clip});
  expect(after.equals(before)).toBe(false);
});

test('letters of diagrams grow with those of the browser', async ({page}) => {
  await page.goto('/docs/api/scope-service');
  const [size = 0] = await letterSizes(page);
  await withFontSize(page, 32);
  const [larger] = await letterSizes(page);
  expect(larger).toBe(2 * size);
});
