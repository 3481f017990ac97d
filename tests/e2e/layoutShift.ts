import type {Page} from '@playwright/test';

/**
 * What in view has moved since the page was parsed: a busy machine draws pages
 * of which the parser has read a part.
 */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const [{domInteractive}] = performance.getEntriesByType(
          'navigation',
        ) as [PerformanceNavigationTiming];
        const texts: string[] = [];
        interface Shift extends PerformanceEntry {
          sources: {node: Node | null}[];
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.startTime < domInteractive) continue;
            for (const {node} of entry.sources) {
              texts.push(node?.textContent?.slice(0, 80) ?? 'what is gone');
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(texts)),
        );
      }),
  );

/** Holds fonts back until the page is parsed, as a slow network does. */
export async function delayFonts(page: Page): Promise<void> {
  let parsed = Promise.resolve();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    parsed = new Promise((resolve) => {
      page.once('domcontentloaded', () => resolve());
    });
  });
  await page.route('**/*.woff2', async (route) => {
    await parsed;
    await route.continue();
  });
}
