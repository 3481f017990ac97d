import {keepCopies} from './clipboard';
import {accept, expect, kinds, missing, open, runs, test} from './fixtures';
import type {Page} from '@playwright/test';

const getMenu = (page: Page) => ({
  copy: page.getByRole('button', {name: 'Copy page'}),
  view: page.getByRole('link', {name: 'View as Markdown'}),
  expectSaid: (text: string) =>
    expect(page.getByRole('status').filter({hasText: text})).toBeVisible(),
});

test('a page is copied as Markdown, even at once', async ({page}) => {
  const readCopied = await keepCopies(page);
  await page.goto(kinds.tutorial);
  const {copy, view, expectSaid} = getMenu(page);
  await copy.click();
  await runs(page);
  const markdown = `${kinds.tutorial}.md`;
  await expect(view).toHaveAttribute('href', markdown);
  await expectSaid('Copied');
  const response = await page.request.get(markdown);
  expect(await readCopied()).toBe(await response.text());
});

test('it says what it could not copy', async ({page, complaints}) => {
  const readCopied = await keepCopies(page);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await open(page, kinds.tutorial);
  const {copy, expectSaid} = getMenu(page);
  await copy.press('Enter');
  await expectSaid('nothing was copied');
  expect(await readCopied()).toBe('');
  accept(complaints, missing);
});
