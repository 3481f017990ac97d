import type {Locator, Page} from '@playwright/test';
import {description} from '../site/description';
import {expect, localesOnHosts, open, runs, test} from './fixtures';
import {everySecond} from './parts';

const path = '/docs/category/api';
const operations = description.operations.length;

const items = (page: Page): Locator => page.locator('main section li');
const seen = (page: Page): Locator => items(page).filter({visible: true});
const field = (page: Page): Locator => page.locator('main [type=search]');
const status = (page: Page): Locator =>
  page.locator('[data-filter] + [role=status]');

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  const isEnglish = prefix === '';

  test.describe(() => {
    test.use({host, javaScriptEnabled: false});

    test(
      `${name}: the list is complete without scripts`,
      everySecond(row, 0),
      async ({page}) => {
        await page.goto(prefix + path);
        await expect(seen(page)).toHaveCount(operations);
        const links = await items(page)
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        expect(new Set(links).size).toBe(operations);
        await expect(field(page)).toBeHidden();
      },
    );
  });

  test.describe(() => {
    test.use({host});

    test(
      `${name}: what was typed before the page runs filters`,
      everySecond(row, 1),
      async ({page}) => {
        await page.goto(prefix + path);
        await field(page).pressSequentially('createpool');
        await runs(page);
        await expect(seen(page)).toHaveCount(1);
        await expect(seen(page).locator('a')).toHaveAttribute(
          'href',
          `${prefix}/docs/api/storage-create-pool`,
        );
        await expect(page.locator('main section:visible')).toHaveCount(1);
      },
    );

    test(
      `${name}: titles, names of services and of calls are found`,
      everySecond(row, 2),
      async ({page}) => {
        await open(page, prefix + path);
        for (const [query, count] of [
          [isEnglish ? 'take a snapshot' : '建立 快照', 3],
          [isEnglish ? 'Scope create' : 'scope 建立', isEnglish ? 2 : 1],
          ['ScopeService', 2],
          ['/holt.storage.v1.StorageService/ListOSDs', 1],
        ] as const) {
          await field(page).fill(query);
          await expect(seen(page), query).toHaveCount(count);
          await expect(status(page), query).toHaveText(
            isEnglish
              ? `${count} of ${operations} operations`
              : `${operations} 個操作中的 ${count} 個`,
          );
        }
      },
    );

    test(
      `${name}: nothing found leads to the search`,
      everySecond(row, 3),
      async ({page}) => {
        await open(page, prefix + path);
        await field(page).fill('quotaBytes');
        await expect(seen(page)).toHaveCount(0);
        await expect(status(page)).toHaveText(
          isEnglish ? 'No operation matches.' : '沒有符合的操作。',
        );
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        const dialog = page.locator('#site-search');
        await expect(dialog.locator('input').first()).toHaveValue('quotaBytes');
        await expect(dialog.locator('[aria-selected=true]')).toBeVisible();
      },
    );

    test(
      `${name}: Escape clears, and the keyboard goes on to what is seen`,
      everySecond(row, 4),
      async ({page}) => {
        await open(page, prefix + path);
        await field(page).focus();
        await page.keyboard.type('ScopeService');
        await expect(seen(page)).toHaveCount(2);
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveAttribute(
          'href',
          `${prefix}/docs/api/scope-service`,
        );
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Escape');
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await expect(seen(page)).toHaveCount(operations);
      },
    );
  });
}

test('the list has two columns on a desktop and one on a phone', async ({
  page,
}) => {
  await page.goto(path);
  const lefts = (): Promise<number> =>
    items(page).evaluateAll(
      (all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size,
    );
  await page.setViewportSize({width: 1440, height: 900});
  expect(await lefts()).toBe(2);
  await page.setViewportSize({width: 390, height: 844});
  expect(await lefts()).toBe(1);
});
