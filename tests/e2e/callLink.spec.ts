import {expect, localesOnHosts, open, runs, test} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import {choosePlatform, createPool, openPanel, getPanel} from './tryIt';
import type {Page} from '@playwright/test';

const samples = '#samples ~ .tabs-container';

/** Has the page keep what it copies, and gives it. */
async function keepCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const kept = window as unknown as {copied: string};
    kept.copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          kept.copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as {copied: string}).copied);
}

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `a colleague opens the same sample and call (${name})`,
      everySecond(row, 0),
      async ({page, browser, baseURL}) => {
        const copied = await keepCopies(page);
        const panel = await openPanel(page, prefix + createPool, name);
        await panel.dialog.locator('select').last().selectOption({index: 1});
        const body = await panel.body.inputValue();
        await choosePlatform(
          {...panel, field: (_, english) => panel.field('address', english)},
          'https://holt.test/base',
        );
        await panel
          .field('authorization', 'Authorization header (optional)')
          .fill('s3cret');
        await page.locator(samples).first().getByRole('tab').nth(3).click();
        const text = (id: string, english: string) =>
          message(name, `late.${id}`, english);
        await panel.dialog
          .getByRole('button', {
            name: text('link.copy', 'Copy link to this call'),
          })
          .click();
        await expect(
          panel.dialog.getByText(text('link.copied', 'Link copied'), {
            exact: true,
          }),
        ).toBeVisible();
        const link = await copied();
        expect(link).not.toContain('s3cret');
        expect(link).toContain('#samples&language=go&');

        const context = await browser.newContext({baseURL});
        const other = await context.newPage();
        await other.goto(link);
        await runs(other);
        const tabs = other.locator(samples).first().getByRole('tab');
        await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
        await expect(other.locator('#samples')).toBeInViewport();
        const shown = other.getByRole('tabpanel').locator('code').first();
        await expect(shown).toContainText(
          'https://holt.test/base/holt.storage',
        );
        const theirs = getPanel(other, name);
        await theirs.opener.click();
        await expect(theirs.server).toHaveValue('platform');
        await expect(theirs.body).toHaveValue(body);
        await expect(theirs.field('address', 'Address')).toHaveValue(
          'https://holt.test/base',
        );
        await expect(
          theirs.dialog.getByText(
            text(
              'link.address',
              'This address comes from the link that you opened. Check it before you send.',
            ),
          ),
        ).toBeVisible();
        // Who has not chosen the server meets their own elsewhere.
        expect(
          await other.evaluate(() => localStorage.getItem('tryIt.server')),
        ).toBeNull();
        await context.close();
      },
    );
  });
}

test('a body that the reader typed is not in the link, which says so', async ({
  page,
}) => {
  const copied = await keepCopies(page);
  const {dialog, body} = await openPanel(page);
  await body.fill('{"poolName": "typed"}');
  await dialog.getByRole('button', {name: 'Copy link to this call'}).click();
  await expect(
    dialog.getByText('Link copied, without the body that you wrote'),
  ).toBeVisible();
  expect(await copied()).toMatch(
    /create-pool#samples&language=curl&server=sandbox$/,
  );
});

test('what was entered for one platform does not go to one that a link names', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('tryIt.address', 'https://mine.test');
    sessionStorage.setItem('tryIt.authorization', 'Bearer s3cret');
  });
  const hash = (address: string) =>
    `#samples&server=platform&address=${encodeURIComponent(address)}`;
  for (const [address, expected] of [
    ['https://other.test', ''],
    ['https://mine.test', 'Bearer s3cret'],
  ] as const) {
    // Another page first: a new hash alone loads nothing.
    await page.goto('/docs/intro');
    await page.goto(createPool + hash(address));
    await runs(page);
    const {opener, field} = getPanel(page);
    await expect(
      page.getByRole('tabpanel').locator('code').first(),
    ).toContainText(address);
    await opener.click();
    await expect(field('address', 'Address')).toHaveValue(address);
    await expect(
      field('authorization', 'Authorization header (optional)'),
    ).toHaveValue(expected);
  }
});

test('a link with a further language shows it, also on a page that is open', async ({
  page,
}) => {
  await page.goto(`${createPool}#samples&language=rust`);
  await runs(page);
  const more = page.locator('[role=tabpanel] > [class*=more_]');
  await expect(more.locator('select')).toHaveValue('rust');
  await expect(more.locator('code')).toContainText('ureq');
  await page.evaluate(() => (location.hash = '#samples&language=python'));
  const tabs = page.locator(samples).first().getByRole('tab');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('the panel, open, follows a link; anchors work as ever', async ({
  page,
}) => {
  const {body, server} = await openPanel(page);
  const before = await body.inputValue();
  const {examples} = (await (
    await page.request.get('/operations/storage-create-pool.json')
  ).json()) as {examples: {name: string}[]};
  const name = encodeURIComponent(examples[1]?.name ?? '');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#samples&server=local&example=${name}`);
  await expect(server).toHaveValue('local');
  await expect(body).not.toHaveValue(before);
  await page.evaluate(() => (location.hash = '#errors'));
  await expect(page.locator('#errors')).toBeInViewport();
});

test('the other language keeps the link', async ({page}) => {
  await open(page, `${createPool}#samples&language=go`);
  const link = page.locator('.navbar a[lang="zh-Hant-TW"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/zh-hant.*#samples&language=go$/);
  await runs(page);
  await expect(
    page.locator(samples).first().getByRole('tab').nth(3),
  ).toHaveAttribute('aria-selected', 'true');
});
