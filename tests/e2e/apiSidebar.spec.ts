import type {Locator, Page} from '@playwright/test';
import {expect, localesOnHosts, onEachHost, open, test} from './fixtures';
import {everySecond} from './parts';

const menu = (page: Page): Locator => page.locator('nav.menu');
const link = (page: Page, href: string): Locator =>
  menu(page).locator(`a[href="${href}"]`);
const caret = (page: Page, href: string): Locator =>
  link(page, href).locator('xpath=following-sibling::button');
const scrollTop = (page: Page): Promise<number> =>
  menu(page).evaluate(({scrollTop: top}) => top);

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    const storage = `${prefix}/docs/api/storage-service`;
    const createPool = `${prefix}/docs/api/storage-create-pool`;
    const listMachines = `${prefix}/docs/api/machine-list-machines`;

    test(
      `${name}: services unfold in place and stay as they are`,
      everySecond(row, 0),
      async ({page}) => {
        await open(page, `${prefix}/docs/api/machine-service`);
        await expect(link(page, createPool)).toHaveCount(0);
        await caret(page, storage).click();
        await expect(link(page, createPool)).toBeVisible();
        await expect(link(page, listMachines)).toBeVisible();

        await link(page, createPool).click();
        await expect(page).toHaveURL(new RegExp(`${createPool}$`));
        await expect(link(page, createPool)).toHaveAttribute(
          'aria-current',
          'page',
        );
        await expect(link(page, listMachines)).toBeAttached();
        const place = await scrollTop(page);
        expect(place).toBeGreaterThan(0);

        await page.goBack();
        await expect(page).toHaveURL(/machine-service$/);
        await expect(link(page, createPool)).toBeAttached();
        expect(await scrollTop(page)).toBe(place);
      },
    );

    test(
      `${name}: the sidebar shows the page that is read`,
      everySecond(row, 1),
      async ({page}) => {
        const schema = `${prefix}/docs/api/schemas/virtualmachine`;
        await page.goto(schema);
        await expect(link(page, schema)).toBeInViewport();
        // Not an act of the reader: the page is not started.
        await expect(page.locator('html')).not.toHaveAttribute(
          'data-has-hydrated',
          'true',
        );
      },
    );

    test(
      `${name}: so does the drawer of a phone`,
      everySecond(row, 2),
      async ({page}) => {
        await page.setViewportSize({width: 390, height: 844});
        const schema = `${prefix}/docs/api/schemas/virtualmachine`;
        await open(page, schema);
        await page.locator('.navbar__toggle').click();
        const drawer = page.locator('.navbar-sidebar');
        await expect(drawer.locator(`a[href="${schema}"]`)).toBeInViewport();
        await drawer.locator(`a[href="${storage}"] + button`).click();
        await expect(drawer.locator(`a[href="${createPool}"]`)).toBeVisible();
      },
    );
  });
}

onEachHost(() => {
  test('a service folds at the press of its button alone', async ({page}) => {
    const machines = '/docs/api/machine-service';
    await open(page, '/docs/api/machine-list-machines');
    const button = caret(page, machines);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, '/docs/api/machine-get-machine')).toBeHidden();
    // What the reader goes to is seen.
    await link(page, machines).click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

onEachHost((row) => {
  test(
    'the top bar marks API on every page of the API',
    everySecond(row, 0),
    async ({page}) => {
      for (const path of [
        '/docs/category/api',
        '/docs/api/holt-service',
        '/docs/api/storage-create-pool',
        '/docs/api/schemas/bus',
      ]) {
        await open(page, path);
        const marked = page.locator('.navbar__link--active');
        await expect(marked).toHaveText(['API']);
      }
    },
  );
});

onEachHost(() => {
  test('trimmed addresses lead on', async ({page}) => {
    await page.goto('/docs/api');
    await expect(page).toHaveURL(/\/docs\/category\/api$/);
    await page.goto('/zh-hant/docs/api/schemas');
    await expect(page).toHaveURL(/\/zh-hant\/docs\/api\/a-z$/);
  });
});
