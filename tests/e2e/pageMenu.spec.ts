import {hold} from './chunks';
import {keepCopies} from './clipboard';
import {accept, expect, kinds, missing, open, runs, test} from './fixtures';
import type {Page} from '@playwright/test';

const getMenu = (page: Page) => ({
  button: page.getByRole('button', {name: 'Copy page', exact: true}),
  menu: page.getByRole('menu'),
  item: (name: string) => page.getByRole('menuitem', {name, exact: true}),
  expectSaid: (text: string) =>
    expect(page.getByRole('status').filter({hasText: text})).toBeVisible(),
});

test('a page is copied as Markdown, even at once', async ({page}) => {
  const readCopied = await keepCopies(page);
  const {release} = await hold(page);
  await page.goto(kinds.tutorial);
  const {button, menu, item, expectSaid} = getMenu(page);
  const heading = page.locator('h2').first();
  const before = await heading.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await runs(page);
  await expect(menu).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const markdown = `${kinds.tutorial}.md`;
  await expect(item('View as Markdown')).toHaveAttribute('href', markdown);
  await item('Copy as Markdown').click();
  await expectSaid('Copied');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  const response = await page.request.get(markdown);
  expect(await readCopied()).toBe(await response.text());
});

test('it is used by keyboard, and says what it could not copy', async ({
  page,
  complaints,
}) => {
  const readCopied = await keepCopies(page);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await open(page, kinds.tutorial);
  const {button, menu, item, expectSaid} = getMenu(page);
  await button.press('Enter');
  const items = menu.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await button.click();
  await page.locator('h2').first().click();
  await expect(menu).toHaveCount(0);
  await button.click();
  await item('Copy as Markdown').press('Enter');
  await expectSaid('nothing was copied');
  expect(await readCopied()).toBe('');
  accept(complaints, missing);
});
