import {accept, expect, test} from './fixtures';
import {envelope, originServer, pieces, type Answer} from './originServer';
import {choosePlatform, createPool, openPanel} from './tryIt';
import type {Page} from '@playwright/test';

/**
 * Sends a call to a server and measures the longest time for which the page
 * could do nothing else meanwhile.
 */
async function longestFreeze(
  page: Page,
  answer: Answer,
  path = createPool,
): Promise<{freeze: number; text: string; close: () => Promise<void>}> {
  const server = await originServer(answer);
  const panel = await openPanel(page, path);
  await choosePlatform(panel, server.address);
  await page.evaluate(() => {
    let last = performance.now();
    const state = {freeze: 0};
    Object.assign(window, {state});
    setInterval(() => {
      const now = performance.now();
      state.freeze = Math.max(state.freeze, now - last);
      last = now;
    }, 10);
  });
  await panel.send.click();
  const shown = panel.dialog.locator('section');
  await expect(shown).toHaveAttribute('aria-busy', 'false', {timeout: 90_000});
  await page.waitForTimeout(500);
  const freeze = await page.evaluate(
    () => (window as unknown as {state: {freeze: number}}).state.freeze,
  );
  test.info().annotations.push({type: 'freeze', description: `${freeze} ms`});
  return {freeze, text: (await shown.textContent()) ?? '', close: server.close};
}

const body =
  (text: string): Answer =>
  (response) =>
    response.writeHead(200, {'Content-Type': 'application/json'}).end(text);

const keys = JSON.stringify(
  Object.fromEntries(Array.from({length: 1e5}, (_, key) => [`key${key}`, key])),
);

const cases: Record<string, {json: string; says: RegExp}> = {
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
  },
  'more than 5 MB': {
    json: JSON.stringify('x'.repeat(7e6)),
    says: /larger than 5 MB.*Only the first 200000 characters/,
  },
};

for (const [name, {json, says}] of Object.entries(cases)) {
  test(`${name}: the page stays alive`, async ({page}) => {
    const {freeze, text, close} = await longestFreeze(page, body(json));
    expect(text).toMatch(says);
    expect(freeze).toBeLessThan(1000);
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Download what was read'}).click();
    expect((await download).suggestedFilename()).toMatch(/^CreatePool\./);
    await close();
  });
}

test.beforeEach(() => {
  test.setTimeout(150_000);
});

test('scripts, markup and characters that cannot be seen are text', async ({
  page,
}) => {
  const server = await originServer(
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
  await server.close();
});

test('ten thousand messages of a stream: the page stays alive', async ({
  page,
}) => {
  const many = Buffer.concat(
    Array.from({length: 10_000}, (_, line) => envelope({log: `line ${line}`})),
  );
  const {freeze, text, close} = await longestFreeze(
    page,
    pieces(
      5,
      ...Array.from({length: 1000}, (_, part) =>
        many.subarray(
          (part * many.length) / 1000,
          ((part + 1) * many.length) / 1000,
        ),
      ),
      envelope({}, 2),
    ),
    '/docs/api/application-watch-logs',
  );
  expect(text).toContain('Messages: 10000');
  expect(text).toContain('line 9999');
  expect(freeze).toBeLessThan(1000);
  await close();
});

test('an envelope that claims four gigabytes ends the call', async ({
  page,
  complaints,
}) => {
  const {text, close} = await longestFreeze(
    page,
    pieces(10, Buffer.from([0, 255, 255, 255, 255, 1, 2, 3])),
    '/docs/api/application-watch-logs',
  );
  expect(text).toContain('larger than 5 MB');
  await close();
  accept(complaints, /net::ERR_/);
});
