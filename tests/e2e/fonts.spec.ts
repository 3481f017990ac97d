import type {Page} from '@playwright/test';
import {accept, expect, kinds, locales, test} from './fixtures';
import {everySecond} from './parts';

/** Families of the fonts that the browser has drawn a page with. */
const drawnWith = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const families: string[] = [];
    document.fonts.forEach(({family, status}) => {
      if (status === 'loaded') families.push(family.replaceAll('"', ''));
    });
    return families;
  });

/** How far what is in view has moved since the page began to load. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, kind] of (['operation', 'tutorial'] as const).entries()) {
    test(
      `${name}, ${kind}: fonts come from the site, once each, and nothing moves`,
      everySecond(row, column),
      async ({page}) => {
        const fonts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.push(request.url());
        });
        for (const visit of ['cold', 'warm']) {
          fonts.length = 0;
          await page.goto(prefix + kinds[kind], {waitUntil: 'load'});
          expect(await shift(page), visit).toBe(0);
          expect(new Set(fonts).size, visit).toBe(fonts.length);
          for (const font of fonts) expect(font).toContain(`${prefix}/assets/`);
        }
        const suffix = name === 'en' ? '' : ' Letters';
        expect(await drawnWith(page)).toContain(`Inter${suffix}`);
      },
    );
  }

  test(
    `${name}: without its fonts a page stands as it does with them`,
    everySecond(row, 1),
    async ({page, complaints}) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(prefix + kinds.operation, {waitUntil: 'load'});
      expect(await shift(page)).toBe(0);
      const heading = page.locator('h1');
      const {height = 0} = (await heading.boundingBox()) ?? {};
      await page.unroute('**/*.woff2');
      await page.goto(prefix + kinds.operation, {waitUntil: 'load'});
      await drawnWith(page);
      expect((await heading.boundingBox())?.height).toBe(height);
      accept(complaints, /Failed to load resource/);
    },
  );
}
