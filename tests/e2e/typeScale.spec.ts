import {everyEighth} from './parts';
import {expect, kinds, locales, test} from './fixtures';
import type {Page} from '@playwright/test';

/** What a browser looks a font up for: size in px, weight, way of drawing. */
interface Drawn {
  size: number;
  weight: string;
  rendering: string;
  text: string;
}

/** Sizes that the style sheets name; those of headings differ in Chinese. */
const tokens = [
  '--holt-size-slogan',
  '--ifm-h1-font-size',
  '--ifm-h2-font-size',
  '--ifm-h3-font-size',
  '--holt-size-section',
  '--holt-size-lead',
  '--holt-size-body',
  '--holt-size-text',
  '--holt-size-note',
];

/** Code beside 16, 15 and 13 pixels; 14 and 13 are the words of drawings. */
const besides = [14, 13, 12];

/** The sizes of `tokens` on this page, in px. */
const getScale = (page: Page): Promise<number[]> =>
  page.locator('body, h1, h2, h3').evaluateAll((places, names) => {
    const probe = document.createElement('span');
    const sizes = places.flatMap((place) => {
      place.append(probe);
      return names.map((name) => {
        probe.style.fontSize = `var(${name})`;
        return parseFloat(getComputedStyle(probe).fontSize);
      });
    });
    probe.remove();
    return sizes;
  }, tokens);

/** What text the page shows by itself, element by element. */
const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = Array.from(element.childNodes, (node) =>
        node instanceof Text ? node.data.trim() : '',
      ).join('');
      if (!text || !element.checkVisibility()) return [];
      const {fontSize, fontWeight, textRendering} = getComputedStyle(element);
      return {
        size: parseFloat(fontSize),
        weight: fontWeight,
        rendering: textRendering,
        text: `${element.localName}.${element.className}: ${text.slice(0, 30)}`,
      };
    }),
  );

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, [kind, path]] of Object.entries(kinds).entries()) {
    test(
      `${kind} (${name}): all text has a size and a weight of the scale`,
      everyEighth(row, column),
      async ({page}) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({width, height: 844});
          await page.goto(prefix + path);
          const scale = [...(await getScale(page)), ...besides];
          const drawn = await drawnOn(page);
          expect(
            drawn.filter(
              ({size, weight, rendering}) =>
                !scale.some((one) => Math.abs(one - size) < 0.01) ||
                !['400', '650'].includes(weight) ||
                rendering !== drawn[0]!.rendering,
            ),
          ).toEqual([]);
          // Each is a question to the system before the first text is drawn.
          const fonts = drawn.map(({size, weight}) => `${size}px ${weight}`);
          expect([...new Set(fonts)].sort().slice(12)).toEqual([]);
        }
      },
    );
  }
}
