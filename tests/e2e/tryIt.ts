import {expect, open} from './fixtures';
import {message, type LocaleName} from './messages';
import type {Locator, Page} from '@playwright/test';

/** An operation with several examples, whose request has all kinds of fields. */
export const createPool = '/docs/api/storage-create-pool';

/** What a reader of a locale sees in the panel. */
export interface Panel {
  dialog: Locator;
  opener: Locator;
  server: Locator;
  body: Locator;
  send: Locator;
  timeout: Locator;
  /** Heading of the answer. */
  answer: Locator;
  button: (id: string, english: string) => Locator;
  field: (id: string, english: string) => Locator;
  text: (id: string, english: string) => string;
}

export function getPanel(page: Page, locale: LocaleName = 'en'): Panel {
  const dialog = page.getByRole('dialog');
  const text = (id: string, english: string) =>
    message(locale, `tryIt.${id}`, english);
  const button = (id: string, english: string) =>
    dialog.getByRole('button', {name: text(id, english), exact: true});
  const field = (id: string, english: string) =>
    dialog.getByLabel(text(id, english), {exact: true});
  return {
    dialog,
    opener: page.locator('main').getByRole('button', {
      name: text('open', 'Try it'),
      exact: true,
    }),
    server: field('server', 'Server'),
    body: field('body', 'Request body (JSON)'),
    send: button('send', 'Send'),
    timeout: field('timeout', 'Timeout (ms)'),
    answer: dialog.getByRole('heading', {level: 3}),
    button,
    field,
    text,
  };
}

/** Opens the panel of a page that runs. */
export async function openPanel(
  page: Page,
  path = createPool,
  locale: LocaleName = 'en',
): Promise<Panel> {
  await open(page, path);
  const panel = getPanel(page, locale);
  await panel.opener.click();
  await expect(panel.dialog).toBeVisible();
  return panel;
}

/** Chooses the reader's own platform at an address. */
export async function choosePlatform(
  panel: Panel,
  address: string,
): Promise<void> {
  await panel.server.selectOption('platform');
  await panel.field('address', 'Address').fill(address);
}
