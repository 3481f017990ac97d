import {expect, localesOnHosts, test} from './fixtures';
import {everySecond} from './parts';
import type {Page} from '@playwright/test';

/** The addresses before and after a page, as its foot has them. */
const around = (page: Page): Promise<(string | null)[]> =>
  Promise.all(
    ['prev', 'next'].map((way) =>
      page
        .locator(`.pagination-nav__link--${way}`)
        .evaluateAll(([link]) => link?.getAttribute('href') ?? null),
    ),
  );

/** The pages of the reference in the order of the sidebar, from its HTML. */
const inSidebar = (page: Page): Promise<string[]> =>
  page
    .locator('nav.menu a[href*="/docs/api/"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.includes('/schemas/')),
    );

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `Previous and Next follow the sidebar through a service (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        const service = `${prefix}/docs/api/storage-service`;
        await page.goto(service);
        const order = await inSidebar(page);
        const first = order.indexOf(service);
        const last = order.findIndex(
          (href, index) => index > first && href.endsWith('-service'),
        );
        expect(last - first).toBeGreaterThan(10);
        // Into the service, through the beginning, and out of it.
        for (const index of [first, first + 1, last - 1]) {
          await page.goto(order[index] ?? '');
          const [before, after] = await around(page);
          expect(after).toBe(order[index + 1]);
          if (index > first) expect(before).toBe(order[index - 1]);
          // Not the introduction, but the end of the service before.
          expect(before).not.toMatch(/holt-service$/);
        }
      },
    );

    test(
      `the last schema of a service leads on (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        await page.goto(`${prefix}/docs/api/schemas/tag`);
        for (const href of await around(page)) {
          expect(href).toMatch(new RegExp(`^${prefix}/docs/api/`));
        }
        await page.locator('.pagination-nav__link--next').click();
        await expect(page.locator('main h1')).toBeVisible();
      },
    );
  });
}
