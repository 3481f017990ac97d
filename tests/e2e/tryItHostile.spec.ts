import {accept, expect, test} from './fixtures';
import {slow} from './parts';
import {
  envelope,
  originServer,
  pieces,
  type Answer,
  type OriginServer,
} from './originServer';
import {choosePlatform, createPool, openPanel} from './tryIt';
import type {Page} from '@playwright/test';

const watchLogs = '/docs/api/application-watch-logs';

/**
 * Most elements that the panel may hold: what makes a page slow is how much of
 * an answer stands in it.
 */
const mostElements = 3000;

let server: OriginServer | undefined;
test.afterEach(() => server?.close());

/** Sends a call to a server with this answer; returns what the panel shows. */
async function getShown(
  page: Page,
  answer: Answer,
  path = createPool,
): Promise<string> {
  server = await originServer(answer);
  const panel = await openPanel(page, path);
  await choosePlatform(panel, server.address);
  await panel.send.click();
  const shown = panel.dialog.locator('section');
  await expect(shown).toHaveAttribute('aria-busy', 'false');
  expect(await panel.dialog.locator('*').count()).toBeLessThan(mostElements);
  return (await shown.textContent()) ?? '';
}

const body =
  (text: string): Answer =>
  (response) =>
    response.writeHead(200, {'Content-Type': 'application/json'}).end(text);

const keys = JSON.stringify(
  Object.fromEntries(Array.from({length: 1e5}, (_, key) => [`key${key}`, key])),
);

const cases: Record<string, {json: string; says: RegExp; part?: typeof slow}> =
  {
    'a hundred thousand keys': {
      json: keys,
      says: /Only the first 200000 characters/,
    },
    'a depth of ten thousand': {
      json: `${'{"a":['.repeat(5000)}${']}'.repeat(5000)}`,
      says: /Only the first 200000 characters/,
    },
    '5 MB in one line': {
      json: JSON.stringify('x'.repeat(5e6)),
      says: /Only the first 200000 characters/,
      part: slow,
    },
    'more than 5 MB': {
      json: JSON.stringify('x'.repeat(7e6)),
      says: /larger than 5 MB.*Only the first 200000 characters/,
    },
  };

for (const [name, {json, says, part = {}}] of Object.entries(cases)) {
  test(
    `${name}: a part is shown, the rest can be had`,
    part,
    async ({page}) => {
      const text = await getShown(page, body(json));
      expect(text).toMatch(says);
      expect(text.length).toBeLessThan(210_000);
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: 'Download what was read'}).click();
      expect((await download).suggestedFilename()).toMatch(/^CreatePool\./);
    },
  );
}

test('scripts, markup and characters that cannot be seen are text', async ({
  page,
}) => {
  server = await originServer(
    body(
      JSON.stringify({
        '<img src=x onerror="document.title=1">':
          '</code><script>document.title=1</script>',
        '\u202egnp.exe': 'a\u0000b\u200b\u009b31m\u2028',
        __proto__: 'x',
      }).replace('\\u0000', '\\u0000\u202e'),
    ),
  );
  const panel = await openPanel(page);
  await choosePlatform(panel, server.address);
  await panel.send.click();
  const code = panel.dialog.locator('section pre');
  await expect(code).toContainText('<script>document.title=1</script>');
  await expect(code).toContainText('\\u202egnp.exe');
  await expect(code).toContainText('a\\u0000\\u202eb\\u200b\\u009b31m\\u2028');
  await expect(code.locator('img, script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
});

test('of ten thousand messages of a stream the last are shown', async ({
  page,
}) => {
  const many = Array.from({length: 10_000}, (_, line) =>
    envelope({log: `line ${line}`}),
  );
  const text = await getShown(
    page,
    pieces(...many, envelope({}, 2)),
    watchLogs,
  );
  expect(text).toContain('Messages: 10000');
  expect(text).toContain('line 9999');
});

test('an envelope that claims four gigabytes ends the call', async ({
  page,
  complaints,
}) => {
  const claim = Buffer.from([0, 255, 255, 255, 255, 1, 2, 3]);
  const text = await getShown(page, pieces(claim), watchLogs);
  expect(text).toContain('larger than 5 MB');
  accept(complaints, /net::ERR_/);
});
