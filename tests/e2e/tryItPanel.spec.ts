import {axeFindings, contrastFindings} from './axe';
import {hold, isChunk} from './chunks';
import {
  accept,
  expect,
  idle,
  open,
  setMode,
  stopClock,
  test,
  turnClock,
} from './fixtures';
import {tabTo} from './keyboard';
import {
  createPool,
  expectNoOverflow,
  getPanel,
  getSample,
  openPanel,
  watchLogs,
} from './tryIt';

test('the panel is used with the keyboard alone', async ({page}) => {
  await open(page, createPool);
  const {opener, dialog, close, server, body, send, answer} = getPanel(page);
  await opener.press('Enter');
  await expect(dialog).toHaveAccessibleName(/CreatePool/);
  await expect(dialog.getByRole('heading', {level: 2})).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  // Tab leaves the field of the body again.
  for (const control of [close, body, dialog.locator('summary')]) {
    await tabTo(page, control);
  }
  await page.keyboard.press('Enter');
  for (const control of [server, send]) await tabTo(page, control);
  await body.press('Control+Enter');
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('ok');
  await expect(answer).toBeInViewport();
  await expect(send).toBeInViewport();

  // Beside the text the page stays in use.
  await page.getByRole('link', {name: 'Response', exact: true}).press('Enter');
  await expect(page).toHaveURL(/#response$/);
  await expect(dialog).toBeVisible();
  await body.fill('{"poolName": "kept"}');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(body).toHaveValue('{"poolName": "kept"}');
});

test('a panel that does not come: Retry, for its own page alone', async ({
  page,
  complaints,
}) => {
  await open(page, createPool);
  const data = await hold(page, '**/operations/storage-create-pool.json');
  await page.route(isChunk, (route) => route.abort());
  const {opener, dialog} = getPanel(page);
  await opener.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The panel could not be loaded.');
  await expect(dialog).toHaveCount(0);
  await page.unroute(isChunk);
  await notice.getByRole('button').click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await expect(notice).toHaveCount(0);

  // The reader goes on while it loads.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).not.toHaveText('Create a pool');
  data.release();
  await idle(page);
  await expect(opener).not.toHaveAttribute('aria-busy');
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAccessibleName(/CreatePool/);
  accept(complaints, /net::ERR_FAILED/);
});

test('the body is checked against the schema', async ({page}) => {
  const {dialog, body, answer} = await openPanel(page);
  const status = dialog.getByRole('status').first();
  await expect(status).toHaveText('The body matches the schema.');
  await body.fill(
    '{\n  "scopeUuid": 4,\n  "poolType": "TRIPLE",\n  "nope": 1\n}',
  );
  await expect(status).toHaveText('Problems in the body: 5.');
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(body).toHaveAccessibleDescription(/Problems in the body: 5/);
  const problem = (name: string) => dialog.getByRole('button', {name});
  await expect(problem('Line 1: facilityName is required')).toBeVisible();
  await problem('Line 3: poolType must be one of').click();
  await expect(body).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toBe('"TRIPLE"');

  // What is no JSON is sent all the same; the error leads to its place.
  await body.fill('{\n  "scopeUuid" "x"\n}');
  await expect(problem('Line 2: A colon is missing')).toBeVisible();
  await body.press('Control+Enter');
  await expect(answer).toContainText('invalid_argument');
  await expect(dialog).toContainText('HTTP 400');
});

test('nothing moves away from under a press, which counts', async ({page}) => {
  const {body, button, dialog} = await openPanel(page);
  const problem = (name: RegExp) => dialog.getByRole('button', {name});
  const reset = button('Reset');
  await body.fill('{}');
  await expect(problem(/facilityName is required/)).toBeVisible();
  await reset.hover();
  const before = await reset.boundingBox();
  await page.mouse.down();
  // One problem instead of several, once the pause before a check is over.
  await body.fill('{"scopeUuid": ');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  expect(await reset.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(body).toHaveValue(/"vm-images"/);
  await body.fill('{"scopeUuid": ');
  await expect(problem(/^Line 1/)).toHaveCount(1);
});

test('the samples follow the call, not its secrets', async ({page}) => {
  const {example, body, server, address, authorization, button} =
    await openPanel(page);
  const sample = getSample(page);
  await expect(sample).toContainText('https://holt.example.com/holt.storage');
  await example.selectOption({index: 1});
  await expect(body).toHaveValue(/"ERASURE"/);
  await expect(sample).toContainText('"ERASURE"');
  await body.fill('{"poolName": "it\'s mine"}');
  await expect(example.locator('option:checked')).toHaveText('Your own body');
  await expect(sample).toContainText(`"poolName": "it'\\''s mine"`);
  await server.selectOption('platform');
  await address.fill('https://holt.test/base/');
  await authorization.fill('s3cret');
  await expect(sample).toContainText('https://holt.test/base/holt.storage');
  await expect(sample).toContainText('"Authorization: $HOLT_AUTHORIZATION"');
  await expect(page.locator('main')).not.toContainText('s3cret');
  // What is no JSON yet changes nothing.
  await body.fill('{"poolName": ');
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(sample).toContainText(`it'\\''s mine`);
  await server.selectOption('sandbox');
  await button('Reset').click();
  await expect(body).toHaveValue(/"vm-images"/);
  await expect(sample).toContainText('https://holt.example.com/holt.storage');
});

test('the sandbox answers in the page, and remembers on the next', async ({
  page,
  complaints,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const {opener, dialog, body, send, answer} = await openPanel(page);
  await page.route('**/sandbox.json', (route) => route.abort());
  await send.click();
  await expect(dialog).toContainText('The sandbox could not be started.');
  accept(complaints, /net::ERR_FAILED/);
  await page.unroute('**/sandbox.json');

  await body.fill((await body.inputValue()).replace('vm-images', 'my-pool'));
  await send.click();
  await expect(answer).toContainText('ok');
  await expect(dialog).toContainText('HTTP 200');
  // The change of the sandbox.
  await expect(dialog.locator('section')).toContainText('created Pool my-pool');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.locator('aside a[href$="/storage-list-pools"]').click();
  await expect(page.locator('h1')).toHaveText('List pools');
  await opener.click();
  await send.click();
  await expect(dialog.locator('pre').first()).toContainText('"my-pool"');
  // Elsewhere, the same object of the examples is the reader's.
  await page.locator('aside a[href$="/storage-update-pool"]').click();
  const sample = getSample(page);
  await expect(sample).toContainText('"my-pool"');
  await page.getByRole('button', {name: 'Use the example'}).click();
  await expect(sample).toContainText('"vm-images"');
  const calls = /^(?!GET )|holt\.storage/;
  expect(sent.filter((one) => calls.test(one))).toEqual([]);
});

test('a value of a response is filled in where it is needed next', async ({
  page,
}) => {
  const {dialog, body, send, answer} = await openPanel(
    page,
    '/docs/api/machine-list-machines',
  );
  await send.click();
  await expect(answer).toContainText('ok');
  const offer = (value: string) =>
    dialog.locator('details', {hasText: `Use ${value} in`});
  await expect(offer('n4qk7w').getByRole('link').first()).toHaveText(
    'Get a machine',
  );
  const other = offer('p8xd3t');
  await other.locator('summary').press('Enter');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await other.getByRole('link', {name: 'Add tags to a machine'}).press('Enter');
  await expect(page.locator('h1')).toHaveText('Add tags to a machine');
  await expect(dialog).toBeVisible();
  await expect(body).toHaveValue(/"id": "p8xd3t"/);
  // Nothing is sent before the reader says so.
  await expect(answer).toHaveCount(0);
});

test('a stream of the sandbox shows its lines as they come', async ({page}) => {
  const {send, button, answer, dialog} = await openPanel(page, watchLogs);
  const shows = (text: string) => async () =>
    (await dialog.allTextContents()).join('').includes(text);
  await stopClock(page);
  await send.click();
  await turnClock(page, shows('INFO'));
  await expect(answer).toBeFocused();
  await button('Stop').click();
  await expect(dialog).toContainText('You stopped the call.');
  await expect(button('Stop')).toHaveCount(0);
  await expect(send).toBeFocused();
  await send.click();
  await turnClock(page, shows('Messages so far: 2'));
  await turnClock(page, shows('Messages so far: 3'));
  await turnClock(page, shows('Response ok'));
});

test('each error of a page is tried with one press', async ({page}) => {
  await page.goto('/docs/api/storage-create-bucket');
  const causes = page.locator('main').getByRole('button', {
    name: 'Try this error',
  });
  const {dialog, answer, answerWith, options, server} = getPanel(page);
  // The first press of the page.
  await causes.nth(1).click();
  await expect(answer).toBeFocused();
  await expect(dialog).toContainText('HTTP');
  // Each cause of the page is a choice of the panel.
  const anchors = await causes.evaluateAll((buttons) =>
    buttons.map(({dataset}) => dataset.tryError ?? ''),
  );
  await expect(answerWith).toHaveValue(anchors[1]!);
  await expect(answerWith.locator('option')).toHaveCount(
    (await causes.count()) + 1,
  );
  const chosen = answerWith.locator('option:checked');
  const item = causes.nth(1).locator('xpath=ancestor::li[1]');
  const [, sentence = ''] = (await chosen.innerText()).split(': ');
  await expect(item).toContainText(sentence);
  // A press while the panel is open, and a server that is no sandbox.
  await options.click();
  await server.selectOption('platform');
  await expect(answerWith).toHaveCount(0);
  await causes.first().click();
  await expect(answer).toBeFocused();
  await expect(server).toHaveValue('sandbox');
  await expect(answerWith).toHaveValue(anchors[0]!);
  await page.keyboard.press('Escape');
  await expect(causes.first()).toBeFocused();
});

test('an operation that is not implemented says first what to use instead', async ({
  page,
}) => {
  // In one column, with the sidebar.
  await page.setViewportSize({width: 1024, height: 900});
  await page.goto('/docs/api/orchestrator-create-cluster');
  await expect(
    page.locator('main').getByText('Not implemented', {exact: true}),
  ).toBeVisible();
  const {opener} = getPanel(page);
  const instead = page.locator('main').getByRole('link', {name: 'CreateNode'});
  const [link, button] = await Promise.all(
    [instead.first(), opener].map((one) => one.boundingBox()),
  );
  expect(link!.y).toBeLessThan(button!.y);
  await expect(opener).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // In lists, too, it is told from one that reads.
  await expect(page.locator('.menu__link[aria-current]')).toHaveAccessibleName(
    /not implemented/,
  );
});

test.describe('in Chinese, on a phone', () => {
  test.use({
    viewport: {width: 320, height: 640},
    hasTouch: true,
    contextOptions: {reducedMotion: 'reduce'},
  });

  test('the panel is a sheet over the page', async ({page}) => {
    await page.goto(`/zh-hant${createPool}`);
    const {opener, dialog, body, send, answer, close} = getPanel(
      page,
      'zh-hant',
    );
    await opener.tap();
    await body.fill('{"nope": 1}');
    // The faults in the body stand above the answer and move it.
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await send.tap();
    await expect(answer).toContainText('unknown');
    await expect(answer).toBeInViewport();
    await expect(dialog).toContainText('解決方法');
    await expectNoOverflow(page);
    await expect
      .poll(() =>
        dialog.evaluate((sheet) => ({
          isModal: sheet.matches(':modal'),
          width: sheet.getBoundingClientRect().width,
          overflow: sheet.scrollWidth - sheet.clientWidth,
        })),
      )
      .toEqual({isModal: true, width: 320, overflow: 0});
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await setMode(page, 'dark');
    expect(await contrastFindings(page, 'dialog[open]')).toEqual([]);
    await close.tap();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
