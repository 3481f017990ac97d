import type {Locator, Page} from '@playwright/test';
import {expect, idle, open, test} from './fixtures';

const machines = '/docs/api/machine-service';
const storage = '/docs/api/storage-service';
const createPool = '/docs/api/storage-create-pool';
const listMachines = '/docs/api/machine-list-machines';

const menu = (page: Page): Locator => page.locator('nav.menu');
const link = (page: Page, href: string): Locator =>
  menu(page).locator(`a[href="${href}"]`);
const caret = (page: Page, href: string): Locator =>
  link(page, href).locator('xpath=following-sibling::button');

/** Where the sidebar is scrolled to, once nothing moves in it any more. */
async function getPlace(page: Page): Promise<number> {
  await expect
    .poll(() =>
      menu(page).evaluate((nav) => nav.getAnimations({subtree: true}).length),
    )
    .toBe(0);
  await idle(page);
  return menu(page).evaluate(({scrollTop}) => scrollTop);
}

test('services unfold in place and stay as they are, and so does the sidebar', async ({
  page,
}) => {
  await open(page, machines);
  await expect(link(page, createPool)).toHaveCount(0);
  await caret(page, storage).click();
  await expect(link(page, createPool)).toBeVisible();
  await expect(link(page, listMachines)).toBeVisible();
  // While a service unfolds, what is pressed may still move out of view.
  await getPlace(page);
  await link(page, createPool).click();
  await expect(link(page, createPool)).toHaveAttribute('aria-current', 'page');
  await expect(link(page, createPool)).toBeInViewport();
  await expect(link(page, listMachines)).toBeAttached();
  const place = await getPlace(page);
  expect(place).toBeGreaterThan(0);

  await page.goBack();
  await expect(link(page, machines)).toHaveAttribute('aria-current', 'page');
  await expect(link(page, createPool)).toBeAttached();
  expect(await getPlace(page)).toBe(place);
});

test('a service folds at the press of its button alone', async ({page}) => {
  await open(page, listMachines);
  const button = caret(page, machines);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, listMachines)).toBeHidden();
  // What the reader goes to is seen.
  await link(page, machines).click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, listMachines)).toBeVisible();
});

test('the page that is read is in view, in the sidebar and in the drawer', async ({
  page,
}) => {
  const schema = '/docs/api/schemas/virtualmachine';
  await page.goto(schema);
  await expect(link(page, schema)).toBeInViewport();
  // Not an act of the reader: the page is not started.
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );

  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.navbar__toggle').click();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.locator(`a[href="${schema}"]`)).toBeInViewport();
  await drawer.locator(`a[href="${storage}"] + button`).click();
  await drawer.locator(`a[href="${createPool}"]`).click();
  await expect(page).toHaveURL(createPool);
  await expect(drawer).toBeHidden();
});
