import {keepCopies} from './clipboard';
import {accept, expect, kinds, missing, open, runs, test} from './fixtures';
import {tabTo} from './keyboard';
import type {Page} from '@playwright/test';

const getMenu = (page: Page) => ({
  button: page.locator('summary', {hasText: 'Copy page'}),
  copy: page.getByRole('button', {name: 'Copy as Markdown'}),
  view: page.getByRole('link', {name: 'View as Markdown'}),
  expectSaid: (text: string) =>
    expect(page.getByRole('status').filter({hasText: text})).toBeVisible(),
});

test('a page is copied as Markdown, even at once', async ({page}) => {
  const readCopied = await keepCopies(page);
  await page.goto(kinds.tutorial);
  const {button, copy, view, expectSaid} = getMenu(page);
  const heading = page.locator('h2').first();
  const before = await heading.boundingBox();
  await button.click();
  await runs(page);
  expect(await heading.boundingBox()).toEqual(before);
  const markdown = `${kinds.tutorial}.md`;
  await expect(view).toHaveAttribute('href', markdown);
  await copy.click();
  await expectSaid('Copied');
  await expect(view).toBeHidden();
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
  const {button, copy, view, expectSaid} = getMenu(page);
  await button.press('Enter');
  await tabTo(page, view, 2);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, view, 2);
  await page.keyboard.press('Tab');
  await expect(view).toBeHidden();
  await button.click();
  await page.locator('h2').first().click();
  await expect(view).toBeHidden();
  await button.click();
  await copy.press('Enter');
  await expectSaid('nothing was copied');
  expect(await readCopied()).toBe('');
  accept(complaints, missing);
});
