import {keepCopies} from './clipboard';
import {expect, open, runs, test} from './fixtures';
import {
  choosePlatform,
  createPool,
  getPanel,
  getSample,
  openPanel,
  readStorage,
} from './tryIt';
import type {Page} from '@playwright/test';

/** The tab of a language beside the samples of an operation. */
const getTab = (page: Page, name: string) =>
  page.getByRole('tab', {name, exact: true}).first();

const expectTab = (page: Page, name: string): Promise<void> =>
  expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');

test('a colleague opens the same sample and call, without the secrets', async ({
  page,
  browser,
  baseURL,
}) => {
  const readCopied = await keepCopies(page);
  const {dialog, body, button, ...panel} = await openPanel(page);
  const copy = button('Copy link');
  await body.fill('{"poolName": "typed"}');
  await copy.click();
  await expect(dialog).toContainText('without the body that you wrote');
  expect(await readCopied()).not.toContain('typed');

  await panel.example.selectOption({index: 1});
  await choosePlatform(panel, 'https://holt.test/base');
  await panel.authorization.fill('s3cret');
  await getTab(page, 'Go').click();
  await copy.click();
  await expect(dialog.getByText('Link copied', {exact: true})).toBeVisible();
  const link = await readCopied();
  expect(link).not.toContain('s3cret');

  const context = await browser.newContext({baseURL});
  const other = await context.newPage();
  await other.goto(link);
  await runs(other);
  await expectTab(other, 'Go');
  await expect(getSample(other)).toContainText('holt.test/base/holt.storage');
  const theirs = getPanel(other);
  await expect(theirs.dialog).toBeInViewport();
  await expect(theirs.server).toHaveValue('platform');
  await expect(theirs.body).toHaveValue(await body.inputValue());
  await expect(theirs.address).toHaveValue('https://holt.test/base');
  await expect(theirs.address).toHaveAccessibleDescription(/from the link/);
  await expect(theirs.authorization).toHaveValue('');
  // Who has not chosen the server meets their own elsewhere.
  expect(await readStorage(other)).not.toContain('platform');
  await context.close();
});

test('a link to another platform gets no old secret', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('tryIt.address', 'https://mine.test');
    sessionStorage.setItem('tryIt.authorization', 'Bearer s3cret');
  });
  const {address, authorization} = getPanel(page);
  for (const [linked, expected] of [
    ['https://other.test', ''],
    ['https://mine.test', 'Bearer s3cret'],
  ] as const) {
    // Another page first: a new hash alone loads nothing.
    await page.goto('/docs/intro');
    await page.goto(`${createPool}#samples&server=platform&address=${linked}`);
    await runs(page);
    await expect(getSample(page)).toContainText(linked);
    await expect(address).toHaveValue(linked);
    await expect(authorization).toHaveValue(expected);
  }
});

test('an open page follows links; anchors still work', async ({page}) => {
  await open(page, `${createPool}#samples&language=python`);
  await expectTab(page, 'Python');
  const {body, server, answerWith, answer, dialog, button} = getPanel(page);
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#samples&server=local&example=erasure&language=go';
  });
  await expectTab(page, 'Go');
  await expect(server).toHaveValue('local');
  await expect(body).toHaveValue(/"ERASURE"/);
  // A link to a call sends nothing; one to an error reproduces it.
  await expect(answer).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#samples&server=sandbox&error=error.invalid_argument';
  });
  await expect(answer).toContainText('invalid_argument');
  await button('Edit').click();
  await expect(server).toHaveValue('sandbox');
  await expect(answerWith.locator('option:checked')).toContainText(
    'invalid_argument',
  );
  await page.evaluate(() => (location.hash = '#errors'));
  await expect(page.locator('#errors')).toBeInViewport();
});
