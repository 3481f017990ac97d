import {expect, open} from './fixtures';
import {message, type LocaleName} from './messages';
import type {Locator, Page} from '@playwright/test';

/** An operation with several examples, whose request has all kinds of fields. */
export const createPool = '/docs/api/storage-create-pool';

/** An operation that answers with a stream of lines. */
export const watchLogs = '/docs/api/application-watch-logs';

/** What a reader of a locale sees of the panel. */
export function getPanel(page: Page, locale: LocaleName = 'en') {
  const dialog = page.getByRole('dialog');
  // The English of the panel is its own key.
  const text = (english: string) => message(locale, english, english);
  const field = (english: string) =>
    dialog.getByLabel(text(english), {exact: true});
  const button = (name: string, part = dialog) =>
    part.getByRole('button', {name, exact: true});
  return {
    opener: button(text('Try it'), page.locator('main')),
    dialog,
    close: button(text('Close the panel')),
    /** Unfolds the choice of the server and the timeout. */
    options: dialog.getByText(text('Options'), {exact: true}),
    server: field('Server'),
    address: field('Address'),
    authorization: field('Authorization header (optional)'),
    example: field('Example'),
    answerWith: field('Answer with'),
    body: field('Request body (JSON)'),
    timeout: field('Timeout (ms)'),
    send: button(text('Send')),
    /** Heading of the answer. */
    answer: dialog.getByRole('heading', {level: 3}),
    /** Any other button of the panel. */
    button: (name: string) => button(name),
  };
}

type Panel = ReturnType<typeof getPanel>;

/** Opens the panel of a page that runs, and its options. */
export async function openPanel(page: Page, path = createPool): Promise<Panel> {
  await open(page, path);
  const panel = getPanel(page);
  await panel.opener.click();
  await expect(panel.dialog).toBeVisible();
  await panel.options.click();
  return panel;
}

/** Chooses the reader's own platform at an address. */
export async function choosePlatform(
  {server, address}: Pick<Panel, 'server' | 'address'>,
  to: string,
): Promise<void> {
  await server.selectOption('platform');
  await address.fill(to);
}

/** The code sample that a page shows. */
export const getSample = (page: Page): Locator =>
  page.getByRole('tabpanel').locator('code').first();

/** What a page keeps for later pages and tabs. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({...localStorage}));

/** Waits until a page is no wider than its window. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    )
    .toBeLessThanOrEqual(0);
