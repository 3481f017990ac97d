import {expect, open, runs, test} from './fixtures';
import {tabTo} from './keyboard';
import type {Page} from '@playwright/test';

const path = '/docs/category/api';

const getFilter = (page: Page) => {
  const main = page.getByRole('main');
  return {
    items: main.locator('section li').filter({visible: true}),
    field: main.getByRole('searchbox'),
    expectStatus: (text: string) =>
      expect(main.getByRole('status').filter({hasText: text})).toBeVisible(),
  };
};

test('what was typed before the page runs filters', async ({page}) => {
  await page.goto(path);
  const {items, field, expectStatus} = getFilter(page);
  const all = (await items.all()).length;
  await field.pressSequentially('createpool');
  await runs(page);
  await expect(items).toHaveCount(1);
  // The keyboard goes on to what is left, and back.
  await tabTo(page, items.getByRole('link', {name: /pool/}), 5);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(items).toHaveCount(all);
  await field.fill('ScopeService');
  await expect(items).toHaveCount(2);
  await expectStatus(`2 of ${all} operations`);
});

test('nothing found leads to the search', async ({page}) => {
  await open(page, path);
  const {items, field, expectStatus} = getFilter(page);
  await field.fill('quotaBytes');
  await expect(items).toHaveCount(0);
  await expectStatus('No matching operations.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const search = page.getByRole('dialog');
  await expect(search.getByRole('combobox')).toHaveValue('quotaBytes');
  await expect(search.getByRole('option').first()).toBeVisible();
});
