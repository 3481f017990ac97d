import type {Page} from '@playwright/test';

/**
 * Notes in a page when it was first drawn whole. A busy machine draws pages of
 * which the parser has read a part, and what the rest moves shows in the frame
 * after.
 */
export async function noteWholePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => performance.mark('whole page')),
      );
    });
  });
}

/** What in view has moved since the page was first drawn whole. */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          sources: {node: Node | null}[];
        }
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as Shift[]));
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const [whole] = performance.getEntriesByName('whole page');
            resolve(
              shifts
                .filter(({startTime}) => startTime >= (whole?.startTime ?? 0))
                .flatMap(({sources}) => sources)
                .map(
                  ({node}) => node?.textContent?.slice(0, 80) ?? 'what is gone',
                ),
            );
          }),
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
