import {hold, isChunk} from './chunks';
import {expect, hosts, locales, runs, test} from './fixtures';
import {everySecond} from './parts';
import {createPool, panelOf, type Panel} from './tryIt';
import type {Page} from '@playwright/test';

/** A chunk of the page itself; the panel needs none of them. */
const ofPage = (url: URL): boolean =>
  isChunk(url) && !/\/(?:try-it|vendors|sandbox)[^/]*\.js$/.test(url.pathname);

/** Presses "Try it" on a page that does not run until the test lets it. */
async function pressEarly(
  page: Page,
  path: string,
  locale: (typeof locales)[number]['name'] = 'en',
): Promise<Panel & {release: () => void}> {
  const {release} = await hold(page, ofPage);
  await page.goto(path);
  const panel = panelOf(page, locale);
  await panel.opener.click();
  await expect(panel.dialog).toBeVisible();
  await waits(page);
  return {...panel, release};
}

const waits = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

for (const [row, host] of hosts.entries()) {
  test.describe(`host "${host}"`, () => {
    test.use({host});

    for (const [column, {name, prefix}] of locales.entries()) {
      test(
        `the panel opens and answers before the page runs, and stays (${name})`,
        everySecond(row, column),
        async ({page}) => {
          const panel = await pressEarly(page, prefix + createPool, name);
          await expect(panel.opener).not.toHaveAttribute('aria-busy');
          await expect(
            panel.dialog.getByRole('heading', {level: 2}),
          ).toBeFocused();
          await panel.send.click();
          await expect(panel.answer).toContainText('ok');
          await panel.body.fill('{"poolName": "kept"}');
          await waits(page);
          panel.release();
          await runs(page);
          await expect(panel.opener).toHaveAttribute('aria-expanded', 'true');
          await expect(panel.dialog).toHaveCount(1);
          await expect(panel.answer).toContainText('ok');
          await expect(panel.body).toBeFocused();
          await expect(panel.body).toHaveValue('{"poolName": "kept"}');
          // The samples are of the page, and follow the panel once it runs.
          await expect(page.getByRole('tabpanel').first()).toContainText(
            'kept',
          );
          await panel.button('close', 'Close the panel').click();
          await expect(panel.dialog).toBeHidden();
          await expect(panel.opener).toBeFocused();
          await expect(panel.opener).toHaveAttribute('aria-expanded', 'false');
        },
      );
    }
  });
}

test('closed and opened again before the page runs, it is open', async ({
  page,
}) => {
  const {dialog, opener, release} = await pressEarly(page, createPool);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  release();
  await runs(page);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-busy');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('a tap opens the sheet before the page runs, and it stays', async ({
    page,
  }) => {
    const {release} = await hold(page, ofPage);
    await page.goto(createPool);
    const {dialog, opener, body} = panelOf(page);
    await opener.tap();
    await expect(dialog).toBeVisible();
    await waits(page);
    await body.fill('{}');
    release();
    await runs(page);
    await expect(body).toHaveValue('{}');
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(
      true,
    );
  });
});
