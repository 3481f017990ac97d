import {expect, open} from './fixtures';
import {message, type LocaleName} from './messages';
import type {Locator, Page} from '@playwright/test';

/** What a reader of a locale sees of the search. */
export interface Search {
  opener: Locator;
  dialog: Locator;
  field: Locator;
  options: Locator;
  active: Locator;
  /** What stands above the options, to be seen alone. */
  headings: Locator;
  /** Shows the filters that have no place in the first row. */
  more: Locator;
  /** Says how much was found. */
  status: Locator;
  text: (id: string, english: string) => string;
  button: (id: string, english: string) => Locator;
  /** Loads again what did not come. */
  retry: Locator;
}

export function getSearch(page: Page, locale: LocaleName = 'en'): Search {
  const dialog = page.locator('#site-search');
  const text = (id: string, english: string) =>
    message(locale, `search.${id}`, english);
  return {
    opener: page.locator('[aria-controls=site-search]'),
    dialog,
    field: dialog.locator('input'),
    options: dialog.locator('[role=option]'),
    active: dialog.locator('[role=option][aria-selected=true]'),
    headings: dialog.locator('[role=listbox] [aria-hidden=true]'),
    more: dialog.locator('button[aria-expanded]'),
    status: dialog.getByRole('status'),
    text,
    button: (id, english) =>
      dialog.getByRole('button', {name: text(id, english), exact: true}),
    retry: dialog.getByRole('button', {
      name: message(locale, 'loading.retry', 'Retry'),
      exact: true,
    }),
  };
}

/** Opens the search of a page that runs, and looks for something. */
export async function searchFor(
  page: Page,
  query: string,
  {
    path = '/docs/intro',
    locale = 'en',
  }: {path?: string; locale?: LocaleName} = {},
): Promise<Search> {
  await open(page, (locale === 'en' ? '' : `/${locale}`) + path);
  const search = getSearch(page, locale);
  await search.opener.click();
  await expect(search.field).toHaveRole('combobox');
  await search.field.fill(query);
  if (query) await expect(search.active).toBeVisible();
  return search;
}

/** Lets the files of an index fail, or be something else. */
export async function breakIndex(
  page: Page,
  file: 'manifest' | 'names' | 'text',
  body?: string,
): Promise<void> {
  await page.route(`**/search/${file}*.json`, (route) =>
    body === undefined
      ? route.fulfill({status: 404, body: 'Not found'})
      : route.fulfill({contentType: 'application/json', body}),
  );
}
