import {accept, expect, idle, open, stopClock, test} from './fixtures';
import {slow} from './parts';
import {
  envelope,
  json,
  openStream,
  originServer,
  pieces,
  type Answer,
  type OriginServer,
} from './originServer';
import {
  choosePlatform,
  createPool,
  openPanel,
  getPanel,
  type Panel,
} from './tryIt';
import type {Page} from '@playwright/test';

const watchLogs = '/docs/api/application-watch-logs';
const timeoutLabel = 'Timeout (ms)';

const servers: OriginServer[] = [];

test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** What the browser writes into its console about calls that fail. */
const noise = [/net::ERR_/, /CORS policy/, /Failed to load resource/];

interface Target extends Panel {
  server_: OriginServer;
  /** The answer with its heading, as the reader sees it. */
  shown: ReturnType<Page['locator']>;
}

/** Opens a panel that calls a server with this answer. */
async function target(
  page: Page,
  answer: Answer,
  {path = createPool, base = '', allows = true} = {},
): Promise<Target> {
  const server = await originServer(answer, allows);
  servers.push(server);
  const panel = await openPanel(page, path);
  await choosePlatform(panel, server.address + base);
  return {...panel, server_: server, shown: panel.dialog.locator('section')};
}

test('calls the platform of the reader as Connect asks', async ({page}) => {
  const {send, answer, shown, field, server_, dialog} = await target(
    page,
    json({name: 'vm-images', size: '12345678901234567890'}),
    {base: '/base/'},
  );
  await field('authorization', 'Authorization header (optional)').fill(
    'Bearer s3cret',
  );
  await field('timeout', timeoutLabel).fill('4321');
  await send.click();
  await expect(answer).toContainText('ok');
  await expect(answer).toBeFocused();
  await expect(shown.locator('pre')).toHaveText(
    '{\n  "name": "vm-images",\n  "size": "12345678901234567890"\n}',
  );
  await expect(shown).toContainText(/HTTP 200\s*[\d,]+ ms\s*50 bytes/);
  await shown.getByText(/^Headers/).click();
  await expect(shown.locator('dl')).toContainText('content-type');
  const [seen] = server_.seen;
  expect(seen).toMatchObject({
    method: 'POST',
    path: '/base/holt.storage.v1.StorageService/CreatePool',
    headers: {
      'content-type': 'application/json',
      'connect-protocol-version': '1',
      'connect-timeout-ms': '4321',
      authorization: 'Bearer s3cret',
    },
  });
  expect(JSON.parse(seen!.body.toString())).toMatchObject({
    poolName: 'vm-images',
  });

  // The choice is there on the next page; the header only in this tab.
  await open(page, '/docs/api/storage-list-pools');
  await getPanel(page).opener.click();
  await expect(dialog.getByLabel('Address')).toHaveValue(
    `${server_.address}/base/`,
  );
  await expect(
    field('authorization', 'Authorization header (optional)'),
  ).toHaveValue('Bearer s3cret');
  const kept = await page.evaluate(() => JSON.stringify({...localStorage}));
  expect(kept).toContain(server_.address);
  expect(kept).not.toContain('s3cret');
  expect(page.url()).not.toContain('s3cret');
  const other = await page.context().newPage();
  await open(other, createPool);
  const otherPanel = getPanel(other);
  await otherPanel.opener.click();
  await expect(otherPanel.field('address', 'Address')).toHaveValue(/base/);
  await expect(
    otherPanel.field('authorization', 'Authorization header (optional)'),
  ).toHaveValue('');
});

test('the header is masked, can be shown, and goes to no sandbox', async ({
  page,
  complaints,
}) => {
  const {field, button, server, send, answer} = await target(page, json({}));
  const input = field('authorization', 'Authorization header (optional)');
  await input.fill('Bearer s3cret');
  await expect(input).toHaveAttribute('type', 'password');
  await button(
    'authorization.show.label',
    'Show the Authorization header',
  ).click();
  await expect(input).toHaveAttribute('type', 'text');
  await input.fill('Bearer 密');
  await send.click();
  await expect(input).toBeFocused();
  await expect(answer).toHaveCount(0);
  await input.fill('Bearer s3cret');

  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(JSON.stringify(request.headers()) + (request.postData() ?? '')),
  );
  await page.route('http://localhost:4010/**', (route) =>
    route.fulfill({
      json: {},
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      },
    }),
  );
  await server.selectOption('local');
  await send.click();
  await expect(answer).toContainText('ok');
  await server.selectOption('sandbox');
  await send.click();
  await expect(answer).toContainText('ok');
  expect(sent.join()).not.toContain('s3cret');
  accept(complaints, /foreign request: http:\/\/localhost:4010/);
});

test('an error shows its code, status and message', async ({
  page,
  complaints,
}) => {
  const {send, answer, shown} = await target(
    page,
    json({code: 'unknown', message: 'Pool <b>vm</b> exists.'}, 500),
  );
  await send.click();
  await expect(answer).toHaveText('Response unknown');
  await expect(shown).toContainText('HTTP 500');
  await expect(shown).toContainText('Pool <b>vm</b> exists.');
  accept(complaints, ...noise);
});

test('an address that is none is not called', async ({page}) => {
  const panel = await openPanel(page);
  const address = panel.field('address', 'Address');
  for (const [text, problem] of [
    ['', 'Host, with a base path'],
    ['ftp://holt.test', 'not an address'],
    ['https://me:s3cret@holt.test', 'Leave name and password out'],
    ['https://holt.test/?a=1', 'Leave out'],
  ] as const) {
    await choosePlatform(panel, text);
    await panel.send.click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(new RegExp(problem));
    await expect(panel.answer).toHaveCount(0);
  }
  const kept = await page.evaluate(() => JSON.stringify({...localStorage}));
  expect(kept).not.toContain('s3cret');
  await panel.server.selectOption('sandbox');
  await panel.field('timeout', timeoutLabel).fill('soon');
  await panel.send.click();
  await expect(panel.field('timeout', timeoutLabel)).toBeFocused();
});

test('a destructive call asks once before it goes to a real platform', async ({
  page,
}) => {
  const {send, server, button, dialog, server_, answer} = await target(
    page,
    json({}),
    {path: '/docs/api/storage-delete-pool'},
  );
  await send.click();
  const question = dialog.getByRole('group', {name: /DeletePool/});
  await expect(question).toContainText(server_.address);
  await expect(button('question.no', 'Do not send')).toBeFocused();
  await button('question.no', 'Do not send').click();
  await expect(question).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(server_.seen).toHaveLength(0);
  await send.click();
  await button('question.yes', 'Send it').click();
  await expect(answer).toContainText('ok');
  expect(server_.seen).toHaveLength(1);
  await server.selectOption('sandbox');
  await send.click();
  await expect(question).toHaveCount(0);
});

test.describe('a server that fails', () => {
  test.afterEach(({complaints}) => accept(complaints, ...noise));

  test('without CORS: says which headers it must send', async ({page}) => {
    const {send, answer, shown, field} = await target(page, json({}), {
      allows: false,
    });
    await field('authorization', 'Authorization header (optional)').fill('x');
    await send.click();
    await expect(answer).toHaveText('No response');
    await expect(shown).toContainText(
      'does not let this page read the response',
    );
    await expect(shown.locator('pre')).toHaveText(
      [
        `Access-Control-Allow-Origin: ${new URL(page.url()).origin}`,
        'Access-Control-Allow-Methods: POST',
        'Access-Control-Allow-Headers: Content-Type, Connect-Protocol-Version, Connect-Timeout-Ms, Authorization',
        'Access-Control-Expose-Headers: *',
      ].join('\n'),
    );
  });

  test('that is not there: says so', async ({page}) => {
    const {send, answer, shown, server_} = await target(page, json({}));
    await server_.close();
    await send.click();
    await expect(answer).toHaveText('No response');
    await expect(shown).toContainText(
      `The browser got no response from ${server_.address}`,
    );
    await expect(shown).not.toContainText('Access-Control');
  });

  test('that hangs: ends within the timeout, or with Cancel', async ({
    page,
  }) => {
    const {send, answer, shown, field, button, body} = await target(
      page,
      () => {},
    );
    await field('timeout', timeoutLabel).fill('1500');
    await stopClock(page);
    await send.click();
    await expect(answer).toHaveText('Waiting for the response…');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // The page stays in use meanwhile.
    await body.fill('{}');
    await page.clock.runFor(1499);
    await expect(answer).toHaveText('Waiting for the response…');
    await page.clock.runFor(1);
    await expect(shown).toContainText('did not end within 1500 ms');
    await field('timeout', timeoutLabel).fill('');
    await send.click();
    await button('cancel', 'Cancel').click();
    await expect(shown).toContainText('You stopped the call.');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('that cuts the connection: says where', async ({page}) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const arrived = new Promise((done) =>
      devtools.once('Network.dataReceived', done),
    );
    const {send, shown} = await target(page, async (response) => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': '1000',
      });
      response.write('{"name": "vm-');
      await arrived;
      // The page has read what came before it comes to this.
      await idle(page);
      response.destroy();
    });
    await send.click();
    await expect(shown).toContainText('broke in the middle of the response');
    await expect(shown.locator('pre')).toHaveText('{"name": "vm-');
  });

  test('that hangs up without an answer: says so', slow, async ({page}) => {
    const {send, shown} = await target(page, (response) => response.destroy());
    await send.click();
    await expect(shown).toContainText('The browser got no response');
  });

  test(
    'that answers HTML or broken JSON: shows it as text',
    slow,
    async ({page}) => {
      let type = 'text/html; charset=utf-8';
      const html =
        '<script>document.title = "broken in"</script><h1>Log in</h1>';
      const {send, answer, shown} = await target(page, (response) =>
        response.writeHead(200, {'Content-Type': type}).end(html),
      );
      await send.click();
      await expect(shown).toContainText(
        'This is not a Connect response: its type is text/html.',
      );
      await expect(shown.locator('pre')).toHaveText(html);
      await expect(page).not.toHaveTitle(/broken in/);
      type = 'application/json';
      await send.click();
      await expect(shown).toContainText('claims to be JSON, but is not');
      await expect(answer).toHaveText('Response');
    },
  );

  test(
    'that is a proxy without codes: takes the code from the status',
    slow,
    async ({page}) => {
      const {send, answer, shown} = await target(page, json({error: 'x'}, 503));
      await send.click();
      await expect(answer).toHaveText('Response unavailable');
      await expect(shown).toContainText('has no Connect code');
    },
  );

  test(
    'over HTTP, while the page came over HTTPS',
    slow,
    async ({page, baseURL}) => {
      const secure = 'https://127.0.0.1:9443';
      await page.route(`${secure}/**`, async (route) => {
        const url = route.request().url().replace(secure, baseURL!);
        await route.fulfill({response: await route.fetch({url})});
      });
      const panel = await openPanel(page, secure + createPool);
      await choosePlatform(panel, 'http://holt.test');
      await panel.send.click();
      await expect(panel.dialog.locator('section')).toContainText(
        'does not let it call http://holt.test over HTTP',
      );
    },
  );

  test('while the computer is offline', slow, async ({page, context}) => {
    const panel = await openPanel(page);
    await choosePlatform(panel, 'https://holt.test');
    await context.setOffline(true);
    await panel.send.click();
    await expect(panel.dialog.locator('section')).toContainText(
      'Your computer is offline.',
    );
  });

  test('the sandbox that cannot be loaded', async ({page}) => {
    const panel = await openPanel(page);
    await page.route('**/sandbox.json', (route) => route.abort());
    await panel.send.click();
    const shown = panel.dialog.locator('section');
    await expect(shown).toContainText('The sandbox could not be started.');
    await page.unrouteAll();
    await panel.send.click();
    await expect(panel.answer).toContainText('ok');
  });
});

test.describe('a stream', () => {
  test('shows its messages as they arrive', async ({page}) => {
    const stream = openStream();
    const message = envelope({log: 'second — 漢'});
    const {send, answer, shown, server_} = await target(page, stream.answer, {
      path: watchLogs,
    });
    await send.click();
    const output = shown.locator('pre');
    await stream.write(envelope({log: 'first'}));
    await expect(output).toHaveText('first\n');
    await expect(shown).toContainText('Messages so far: 1');
    await expect(answer).toHaveText('Response');
    // In the middle of a character.
    await stream.write(message.subarray(0, -4));
    await idle(page);
    await expect(shown).toContainText('Messages so far: 1');
    await stream.write(message.subarray(-4));
    await expect(output).toHaveText('first\nsecond — 漢\n');
    await stream.write(envelope({}, 2));
    await stream.end();
    await expect(answer).toHaveText('Response ok');
    await expect(shown).toContainText('Messages: 2');
    const [seen] = server_.seen;
    expect(seen?.headers['content-type']).toBe('application/connect+json');
    expect(seen?.body.readUInt32BE(1)).toBe(seen!.body.length - 5);
  });

  test('that ends with an error shows it', async ({page}) => {
    const error = {code: 'unavailable', message: 'The pod is gone.'};
    const {send, answer, shown} = await target(
      page,
      pieces(envelope({log: 'last words'}), envelope({error}, 2)),
      {path: watchLogs},
    );
    await send.click();
    await expect(answer).toHaveText('Response unavailable');
    await expect(shown).toContainText('The pod is gone.');
    await expect(shown).toContainText('last words');
  });

  test('without an end says so', async ({page}) => {
    const {send, shown} = await target(
      page,
      pieces(envelope({log: 'last words'})),
      {path: watchLogs},
    );
    await send.click();
    await expect(shown).toContainText('without its last message');
    await expect(shown).toContainText('last words');
  });
});
