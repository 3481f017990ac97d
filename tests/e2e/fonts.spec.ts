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

/**
 * What in view has moved since the page was parsed, when its fonts begin to
 * come: a busy machine draws pages of which the parser has read a part.
 */
const shift = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const [{domInteractive}] = performance.getEntriesByType(
          'navigation',
        ) as [PerformanceNavigationTiming];
        const moved: string[] = [];
        interface Shift extends PerformanceEntry {
          sources: {node: Node | null}[];
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.startTime < domInteractive) continue;
            for (const {node} of entry.sources) {
              moved.push(node?.textContent?.slice(0, 80) ?? 'what is gone');
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(moved)),
        );
      }),
  );

/** Holds fonts back until the page is parsed. */
const delayFonts = async (page: Page): Promise<void> => {
  const parsed = new Promise<void>((resolve) => {
    page.once('domcontentloaded', () => resolve());
  });
  await page.route('**/*.woff2', async (route) => {
    await parsed;
    await route.continue();
  });
};

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
        await delayFonts(page);
        for (const visit of ['cold', 'warm']) {
          fonts.length = 0;
          await page.goto(prefix + kinds[kind], {waitUntil: 'load'});
          expect(await shift(page), visit).toEqual([]);
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
      expect(await shift(page)).toEqual([]);
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
