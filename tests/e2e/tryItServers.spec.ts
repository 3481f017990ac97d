import {axeFindings} from './axe';
import {accept, expect, idle, open, stopClock} from './fixtures';
import {envelope, json, openStream, type Answer} from './originServer';
import {failedCalls, test} from './platform';
import {
  choosePlatform,
  createPool,
  getPanel,
  openPanel,
  readStorage,
  watchLogs,
} from './tryIt';

test('a platform is called as Connect asks', async ({page, startPlatform}) => {
  const {address, seen} = await startPlatform(
    json({size: '12345678901234567890'}),
  );
  const {dialog, send, answer, ...panel} = await openPanel(page);
  await choosePlatform(panel, `${address}/base/`);
  await panel.authorization.fill('Bearer s3cret');
  await panel.timeout.fill('4321');
  await send.click();
  await expect(answer).toContainText('ok');
  await expect(answer).toBeFocused();
  await expect(dialog).toContainText('"size": "12345678901234567890"');
  await expect(dialog).toContainText(/HTTP 200 · \d+ ms/);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/base/holt.storage.v1.StorageService/CreatePool',
    headers: {
      'content-type': 'application/json',
      'connect-protocol-version': '1',
      'connect-timeout-ms': '4321',
      authorization: 'Bearer s3cret',
    },
  });
  await expect(panel.body).toHaveValue(seen[0]!.body.toString());
});

test('the Authorization header stays in its tab and on its platform', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(JSON.stringify([request.url(), request.headers()])),
  );
  const panel = await openPanel(page);
  await choosePlatform(panel, 'https://holt.test');
  const {authorization, send, answer, server, address} = panel;
  await expect(authorization).toHaveAttribute('type', 'password');
  // What HTTP cannot carry is not sent.
  await authorization.fill('Bearer 密');
  await send.click();
  await expect(authorization).toBeFocused();
  await expect(answer).toHaveCount(0);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);

  await authorization.fill('Bearer s3cret');
  await server.selectOption('sandbox');
  await send.click();
  await expect(answer).toContainText('ok');
  await server.selectOption('platform');
  expect(sent.join()).not.toContain('s3cret');

  // The next page has it too; another tab has the address alone.
  await open(page, '/docs/api/storage-list-pools');
  await panel.opener.click();
  await expect(address).toHaveValue('https://holt.test');
  await expect(authorization).toHaveValue('Bearer s3cret');
  expect(await readStorage(page)).not.toContain('s3cret');
  expect(page.url()).not.toContain('s3cret');
  const other = await page.context().newPage();
  await open(other, createPool);
  const others = getPanel(other);
  await others.opener.click();
  await expect(others.address).toHaveValue('https://holt.test');
  await expect(others.authorization).toHaveValue('');
});

test('an address that is none is not called', async ({page}) => {
  const {answer, send, timeout, ...panel} = await openPanel(page);
  for (const text of [
    '',
    'holt.test',
    'ftp://holt.test',
    'https://me:s3cret@holt.test',
    'https://holt.test/?a=1',
  ]) {
    await choosePlatform(panel, text);
    await send.click();
    await expect(panel.address).toBeFocused();
    await expect(panel.address).toHaveAccessibleDescription(/no user, query/);
    await expect(answer).toHaveCount(0);
  }
  expect(await readStorage(page)).not.toContain('s3cret');
  await panel.server.selectOption('sandbox');
  await timeout.fill('soon');
  await send.click();
  await expect(timeout).toBeFocused();
  await expect(answer).toHaveCount(0);
});

test('a platform that lets no page in is told from one that is not there', async ({
  page,
  complaints,
  startPlatform,
}) => {
  const platform = await startPlatform(json({}), false);
  const {dialog, send, answer, ...panel} = await openPanel(page);
  await choosePlatform(panel, platform.address);
  await send.click();
  await expect(answer).toHaveText('No response');
  await expect(dialog).toContainText(
    'does not let this page read the response',
  );
  await expect(dialog).toContainText(
    `Access-Control-Allow-Origin: ${new URL(page.url()).origin}`,
  );
  await platform.close();
  await send.click();
  await expect(dialog).toContainText(
    `The browser got no response from ${platform.address}`,
  );
  await expect(dialog).not.toContainText('Access-Control');
  accept(complaints, ...failedCalls);
});

test('a destructive call asks before it goes to a real platform', async ({
  page,
  startPlatform,
}) => {
  const {address, seen} = await startPlatform(json({}));
  const panel = await openPanel(page, '/docs/api/storage-delete-pool');
  await choosePlatform(panel, address);
  const {send, answer} = panel;
  const asked: string[] = [];
  for (const isSure of [false, true]) {
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void (isSure ? dialog.accept() : dialog.dismiss());
    });
    await send.click();
    await expect(answer).toHaveCount(isSure ? 1 : 0);
  }
  await expect(answer).toContainText('ok');
  expect(asked[0]).toContain(`DeletePool deletes data`);
  expect(asked[0]).toContain(address);
  expect(seen).toHaveLength(1);
  await panel.server.selectOption('sandbox');
  await send.click();
  await expect(answer).toBeFocused();
  expect(asked).toHaveLength(2);
});

test('a call that hangs ends with its timeout, or when it is canceled', async ({
  page,
  complaints,
  startPlatform,
}) => {
  let ended = 0;
  const {address, seen} = await startPlatform((response) =>
    response.on('close', () => (ended += 1)),
  );
  const panel = await openPanel(page);
  await choosePlatform(panel, address);
  const {dialog, send, answer, timeout, button} = panel;
  await timeout.fill('1500');
  await stopClock(page);
  await send.click();
  await page.clock.runFor(1499);
  await expect(answer).toHaveText('Waiting for the response…');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1);
  await expect(dialog).toContainText('did not finish within 1500 ms');
  await timeout.fill('');
  await send.click();
  await expect.poll(() => seen.length).toBe(2);
  await button('Stop').click();
  await expect(dialog).toContainText('You stopped the call.');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  // The focus does not get lost with the button that had it.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // The browser hangs up, too.
  await expect.poll(() => ended).toBe(2);
  accept(complaints, ...failedCalls);
});

test('a stream shows its messages as they arrive, and where it is cut', async ({
  page,
  complaints,
  startPlatform,
}) => {
  const streams = [openStream(), openStream()] as const;
  const left = streams.map(({answer}) => answer);
  const platform = await startPlatform((...call) => left.shift()!(...call));
  const {dialog, answer, send, ...panel} = await openPanel(page, watchLogs);
  await choosePlatform(panel, platform.address);
  await send.click();
  const output = dialog.locator('pre').first();
  const [whole, cut] = streams;
  await whole.write(envelope({log: 'first'}));
  await expect(output).toHaveText('first\n');
  await expect(dialog).toContainText('Messages so far: 1');
  // In the middle of a character.
  const second = envelope({log: 'second — 漢'});
  await whole.write(second.subarray(0, -4));
  await idle(page);
  await expect(dialog).toContainText('Messages so far: 1');
  await whole.write(second.subarray(-4));
  await expect(output).toHaveText('first\nsecond — 漢\n');
  await whole.write(envelope({}, 2));
  await whole.end();
  await expect(answer).toHaveText('Response ok');

  await send.click();
  await cut.write(envelope({log: 'last words'}));
  await expect(output).toHaveText('last words\n');
  await platform.close();
  await expect(dialog).toContainText('was lost in the middle of the response');
  await expect(output).toHaveText('last words\n');
  await expect(panel.button('Stop')).toHaveCount(0);
  accept(complaints, ...failedCalls);
});

test('hostile and endless answers are text, of which a part is shown', async ({
  page,
  startPlatform,
}) => {
  const keys = Array.from({length: 1e5}, (_, key) => [`key${key}`, key]);
  const answers = [
    JSON.stringify({
      '<img src=x onerror="document.title=1">':
        '</code><script>document.title=1</script>',
      '\u202egnp.exe': 'a\u200b\u009b31m\u2028',
    }),
    JSON.stringify(Object.fromEntries(keys)),
    JSON.stringify('x'.repeat(7e6)),
  ];
  const answer: Answer = (response) =>
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end(answers.shift());
  const {dialog, send, ...panel} = await openPanel(page);
  await choosePlatform(panel, (await startPlatform(answer)).address);
  await send.click();
  const code = dialog.locator('pre').first();
  await expect(code).toContainText('<script>document.title=1</script>');
  await expect(code).toContainText('\\u202egnp.exe');
  await expect(code).toContainText('a\\u200b\\u009b31m\\u2028');
  await expect(code.locator('img, script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
  for (const part of [/the first \d+ characters/, 'larger than 5 MB']) {
    await send.click();
    await expect(dialog).toContainText(part);
    // What makes a page slow is how much of an answer stands in it.
    await expect.poll(() => dialog.locator('*').count()).toBeLessThan(3000);
  }
});
