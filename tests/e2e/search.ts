import {expect, open} from './fixtures';
import type {Locator, Page} from '@playwright/test';

/** What a reader sees of the search. */
interface Search {
  opener: Locator;
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The option that Enter opens. */
  active: Locator;
  /** Pieces of pages below the names that were found: the last that comes. */
  excerpts: Locator;
  /** Says how much was found. */
  status: Locator;
  /** Leads to the list of all names, whatever was found. */
  all: Locator;
}

export function getSearch(page: Page): Search {
  const dialog = page.locator('#site-search');
  return {
    opener: page.locator('[aria-controls=site-search]'),
    dialog,
    field: dialog.locator('input'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
    excerpts: dialog.locator('[class*=excerpt]'),
    status: dialog.getByRole('status'),
    all: dialog.locator('a[href$="/docs/api/a-z"]').first(),
  };
}

/** Opens a page that runs and its search, and looks for something. */
export async function searchFor(
  page: Page,
  query: string,
  path = '/docs/intro',
): Promise<Search> {
  await open(page, path);
  const search = getSearch(page);
  await search.opener.click();
  await expect(search.field).toHaveRole('combobox');
  await search.field.fill(query);
  return search;
}

/** Waits until an option is chosen, for the eye and for a screen reader. */
export async function expectChosen(
  {field}: Search,
  option: Locator,
): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = (await option.getAttribute('id')) ?? 'none';
  await expect(field).toHaveAttribute('aria-activedescendant', id);
}

/** Keeps questions from the search, until they are let go. */
export async function holdQuestions(
  page: Page,
): Promise<{letGo: () => Promise<void>; asked: () => Promise<number>}> {
  const held = await page.evaluateHandle(() => {
    const worker = Worker.prototype as unknown as {
      postMessage: (this: Worker, ...question: unknown[]) => void;
    };
    const {postMessage} = worker;
    const questions: (() => void)[] = [];
    worker.postMessage = function (...question) {
      questions.push(() => postMessage.apply(this, question));
    };
    return {
      questions,
      letGo: () => {
        worker.postMessage = postMessage;
        questions.forEach((ask) => ask());
      },
    };
  });
  return {
    letGo: () => held.evaluate(({letGo}) => letGo()),
    asked: () => held.evaluate(({questions}) => questions.length),
  };
}
