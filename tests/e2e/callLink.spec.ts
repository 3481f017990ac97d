import {keepCopies} from './clipboard';
import {expect, open, runs, test} from './fixtures';
import {choosePlatform, createPool, getPanel, openPanel} from './tryIt';

test('a colleague opens the same call, without the secrets', async ({
  page,
  browser,
  baseURL,
}) => {
  const readCopied = await keepCopies(page);
  const {dialog, body, button, ...panel} = await openPanel(page);
  const copy = button('Copy link');
  await expect(copy).toHaveAttribute('title', /Without a body of your own/);
  await body.fill('{"poolName": "typed"}');
  await copy.click();
  await expect(dialog.getByText('Copied', {exact: true})).toBeVisible();
  expect(await readCopied()).not.toContain('typed');

  await panel.example.selectOption({index: 1});
  await choosePlatform(panel, 'https://holt.test/base');
  await panel.authorization.fill('s3cret');
  await copy.click();
  await expect.poll(readCopied).toContain('server=platform');
  const link = await readCopied();
  expect(link).not.toMatch(/s3cret|holt\.test/);

  const context = await browser.newContext({baseURL});
  const other = await context.newPage();
  await other.goto(link);
  await runs(other);
  const theirs = getPanel(other);
  await expect(theirs.dialog).toBeInViewport();
  await expect(theirs.server).toHaveValue('platform');
  await expect(theirs.body).toHaveValue(await body.inputValue());
  await expect(theirs.address).toHaveValue('');
  await context.close();
});

test('an open page follows links; anchors still work', async ({page}) => {
  await open(page, `${createPool}#samples`);
  const {body, server, answerWith, answer, dialog} = getPanel(page);
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#samples&server=platform&example=erasure';
  });
  await expect(server).toHaveValue('platform');
  await expect(body).toHaveValue(/"ERASURE"/);
  // A link to a call sends nothing; one to an error reproduces it.
  await expect(answer).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#samples&server=sandbox&error=error.invalid_argument';
  });
  await expect(answer).toContainText('invalid_argument');
  await expect(server).toHaveValue('sandbox');
  await expect(answerWith.locator('option:checked')).toContainText(
    'invalid_argument',
  );
  await page.evaluate(() => (location.hash = '#errors'));
  await expect(page.locator('#errors')).toBeInViewport();
});
