import {accept, expect, kinds, locales, missing, test} from './fixtures';
import {withFontSize} from './fontSize';
import {readingFaults, smallTargets} from './reading';

const pages = Object.values({...kinds, notFound: '/nothing/here'});

for (const {name, prefix} of locales) {
  test(`nothing is cut, covered or squeezed on any kind of page, nor too small for a finger (${name})`, async ({
    page,
    complaints,
  }) => {
    for (const path of pages) {
      await page.goto(prefix + path);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({width, height: 900});
        expect
          .soft(await readingFaults(page), `${path} at ${width} px`)
          .toEqual([]);
      }
      expect.soft(await smallTargets(page.locator('body')), path).toEqual([]);
    }
    accept(complaints, missing);
  });

  test(`nor with text of twice the size (${name})`, async ({
    page,
    complaints,
  }) => {
    await withFontSize(page, 32);
    for (const path of pages) {
      await page.goto(prefix + path);
      for (const width of [1280, 320]) {
        await page.setViewportSize({width, height: 900});
        expect
          .soft(await readingFaults(page), `${path} at ${width} px`)
          .toEqual([]);
      }
    }
    accept(complaints, missing);
  });
}
