import {breakChunks, hold, isChunk, mendChunks, watchChunks} from './chunks';
import {
  accept,
  expect,
  hydrated,
  idle,
  locales,
  open,
  stopClock,
  test,
  turnClock,
} from './fixtures';
import {message} from './messages';
import {everySecond} from './parts';
import {createPool, openPanel, getPanel} from './tryIt';

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `opens at the very first press, and gives the focus back (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      const {release} = await hold(page, '**/assets/js/*.js');
      await page.goto(prefix + createPool);
      const {dialog, opener, button} = getPanel(page, name);
      await opener.click();
      release();
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleName(/CreatePool/);
      await expect(dialog.getByRole('heading', {level: 2})).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await button('close', 'Close the panel').click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(
    `answers from the sandbox, and moves the focus there (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      const panel = await openPanel(page, prefix + createPool, name);
      await panel.send.click();
      await expect(panel.answer).toContainText('ok');
      await expect(panel.answer).toBeFocused();
      await expect(panel.dialog.locator('section')).toContainText('HTTP 200');
      await expect(panel.dialog.locator('section pre')).toContainText(
        '"vm-images"',
      );
    },
  );

  test(
    `a panel that cannot be fetched says so, and Retry opens it (${name})`,
    everySecond(row, 2),
    async ({page, complaints}) => {
      await open(page, prefix + createPool);
      await breakChunks(page);
      const {dialog, opener, text} = getPanel(page, name);
      await opener.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        text('failed', 'The panel could not be loaded.').slice(0, 6),
      );
      await expect(dialog).toHaveCount(0);
      await mendChunks(page);
      await alert.getByRole('button').click();
      await expect(dialog).toBeVisible();
      await expect(alert).toHaveCount(0);
      accept(complaints, /net::ERR_FAILED/);
    },
  );
}

test('nothing of the panel is loaded before the press', async ({page}) => {
  await page.goto(createPool);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await hydrated(page);
  await idle(page);
  expect(
    requests.filter((url) => /try-it|sandbox|operations/.test(url)),
  ).toEqual([]);
  const chunks = watchChunks(page);
  const {opener, dialog, send, answer} = getPanel(page);
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(chunks.some((chunk) => isChunk(new URL(chunk.url())))).toBe(true);
  // The check of the body has the same validator, which is a chunk of its own.
  expect(requests.join()).not.toMatch(/sandbox(?!-vendors)/);
  await send.click();
  await expect(answer).toContainText('ok');
  expect(requests.join()).toContain('sandbox');
});

test('a panel that loads does not open on the page that the reader goes to', async ({
  page,
}) => {
  await open(page, createPool);
  const {release} = await hold(page, '**/try-it.*.js');
  const {opener, dialog} = getPanel(page);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${createPool}$`));
  await expect(page.locator('h1')).not.toHaveText('Create a pool');
  release();
  await idle(page);
  await expect(opener).not.toHaveAttribute('aria-busy');
  await expect(dialog).toHaveCount(0);
});

test('beside the text the page stays in use; Escape closes', async ({page}) => {
  const {dialog, opener, body} = await openPanel(page);
  // The reader can read and follow links while the panel is open.
  await page.getByRole('link', {name: 'Response', exact: true}).click();
  await expect(page).toHaveURL(/#response$/);
  await expect(dialog).toBeVisible();
  await body.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await opener.click();
  await expect(dialog).toBeHidden();
});

test('Tab goes through all controls, and out of the body', async ({page}) => {
  const {dialog} = await openPanel(page);
  const names: string[] = [];
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        return (
          element.getAttribute('aria-label') ??
          element.labels?.[0]?.textContent ??
          element.textContent ??
          ''
        );
      }),
    );
  }
  expect(names.slice(0, 8)).toEqual([
    'Close the panel',
    'Server',
    'Format',
    'Example',
    'Request body (JSON)',
    'Timeout (ms)',
    'Send',
    'Reset',
  ]);
  await expect(dialog).toBeVisible();
});

test('nothing moves away from under a press, which counts', async ({page}) => {
  const {body, button, dialog} = await openPanel(page);
  await stopClock(page);
  await body.fill('{"scopeUuid": ');
  const reset = button('reset', 'Reset');
  const before = (await reset.boundingBox())!;
  await reset.hover();
  await page.mouse.down();
  // The check of the body is due, and would move the button.
  await page.clock.runFor(5000);
  expect(await reset.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(body).toHaveValue(/"vm-images"/);
  await body.fill('{"scopeUuid": ');
  await page.clock.runFor(5000);
  await expect(dialog.getByRole('button', {name: /^Line 1/})).toBeVisible();
});

test('examples fill the body; Reset brings the first one back', async ({
  page,
}) => {
  const {body, field, button, answer, send} = await openPanel(page);
  await expect(body).toHaveValue(/"vm-images"/);
  await field('example', 'Example').selectOption({index: 1});
  await expect(body).toHaveValue(/"ERASURE"/);
  await body.fill('{}');
  await expect(
    field('example', 'Example').locator('option:checked'),
  ).toHaveText('Your own body');
  await send.click();
  await expect(answer).toContainText('unknown');
  await button('reset', 'Reset').click();
  await expect(body).toHaveValue(/"vm-images"/);
  await expect(answer).toHaveCount(0);
});

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `after Send the answer takes the place of the request (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const {body, send, answer, button, dialog, timeout} = await openPanel(
        page,
        prefix + createPool,
        name,
      );
      const {y: before} = (await send.boundingBox())!;
      await send.click();
      await expect(answer).toContainText('ok');
      expect((await send.boundingBox())!.y).toBeLessThan(before - 200);
      expect((await dialog.locator('pre').boundingBox())!.y).toBeLessThan(700);
      // Neither the pointer nor the eye finds the fields.
      await expect(body).not.toBeInViewport();
      await expect(timeout).not.toBeInViewport();
      await button('request.edit', 'Edit the request').click();
      await expect(body).toBeFocused();
      await expect(body).toBeInViewport();
      await expect(answer).toContainText('ok');
      // The keyboard gets into the fields without the button.
      await page.keyboard.press('Control+Enter');
      await expect(answer).toBeFocused();
      await expect(body).not.toBeInViewport();
      await send.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(timeout).toBeFocused();
      await expect(timeout).toBeInViewport();
    },
  );
}

test('the body is checked while the reader types', async ({page}) => {
  const {dialog, body} = await openPanel(page);
  const status = dialog.getByRole('status').first();
  await expect(status).toHaveText('The body fits the schema.');
  await body.fill(
    '{\n  "scopeUuid": 4,\n  "poolType": "TRIPLE",\n  "nope": 1\n}',
  );
  await expect(status).toHaveText('Errors in the body: 4. Notes: 1.');
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(body).toHaveAccessibleDescription(/Errors in the body: 4/);
  const problem = (text: string) => dialog.getByRole('button', {name: text});
  await expect(problem('Line 1: facilityName is required')).toBeVisible();
  await expect(problem('Line 2: scopeUuid must be text')).toBeVisible();
  await expect(problem('Line 4: nope is not a field')).toBeVisible();
  await problem(
    'Line 3: poolType must be one of UNSPECIFIED, ERASURE, REPLICATED',
  ).click();
  await expect(body).toBeFocused();
  expect(
    await body.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"TRIPLE"');

  await body.fill('{\n  "scopeUuid" "x"\n}');
  await expect(
    problem('Line 2, column 15: A colon is missing here.'),
  ).toBeVisible();
  // Format leads to the mistake, and leaves the text alone.
  await dialog.getByRole('button', {name: 'Format'}).click();
  await expect(body).toBeFocused();
  await expect(body).toHaveValue('{\n  "scopeUuid" "x"\n}');
  await body.fill('{"scopeUuid":"x","quotaBytes":12345678901234567890}');
  await dialog.getByRole('button', {name: 'Format'}).click();
  await expect(body).toHaveValue(
    '{\n  "scopeUuid": "x",\n  "quotaBytes": 12345678901234567890\n}',
  );
});

test('bad JSON is sent all the same, and the server answers it', async ({
  page,
}) => {
  const {body, answer, dialog} = await openPanel(page);
  await body.fill('{"scopeUuid"');
  await page.keyboard.press('Control+Enter');
  await expect(answer).toContainText('invalid_argument');
  await expect(answer).toBeFocused();
  await expect(dialog.locator('section')).toContainText('HTTP 400');
  await dialog.getByRole('link', {name: /invalid_argument/}).click();
  await expect(page).toHaveURL(/#error\.invalid_argument$/);
  await expect(page.locator('[id="error.invalid_argument"]')).toBeInViewport();
});

test('the samples of the page follow the call', async ({page}) => {
  const {body, server, field, button} = await openPanel(page);
  const sample = page.getByRole('tabpanel').locator('code').first();
  const before = await sample.textContent();
  expect(before).toContain('https://holt.example.com/holt.storage');
  await body.fill('{"poolName": "it\'s mine"}');
  await expect(sample).toContainText(`"poolName": "it'\\''s mine"`);
  await server.selectOption('local');
  await expect(sample).toContainText('http://localhost:4010/holt.storage');
  await server.selectOption('platform');
  await field('address', 'Address').fill('https://holt.test/base/');
  await field('authorization', 'Authorization header (optional)').fill(
    's3cret',
  );
  await expect(sample).toContainText('https://holt.test/base/holt.storage');
  await expect(sample).toContainText('"Authorization: $HOLT_AUTHORIZATION"');
  await expect(page.locator('main')).not.toContainText('s3cret');
  await body.fill('{"poolName": ');
  await expect(sample).toContainText(`it'\\''s mine`);
  await field('authorization', 'Authorization header (optional)').fill('');
  await server.selectOption('sandbox');
  await button('reset', 'Reset').click();
  await expect(sample).toHaveText(before!);
  await server.selectOption('platform');
  await expect(sample).toContainText('holt.test');
  // Another operation has its own.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sample).toContainText('https://holt.example.com/');
});

test('a stream of the sandbox shows its lines as they come, and stops', async ({
  page,
}) => {
  const {send, button, answer, dialog} = await openPanel(
    page,
    '/docs/api/application-watch-logs',
  );
  await stopClock(page);
  await send.click();
  const output = dialog.locator('section pre');
  await turnClock(page, async () =>
    (await output.allTextContents()).join('').includes('INFO'),
  );
  await expect(answer).toBeFocused();
  await expect(answer).toHaveText('Response');
  await button('stop', 'Stop').click();
  await expect(dialog.locator('section')).toContainText(
    'You stopped the call.',
  );
  await expect(button('stop', 'Stop')).toHaveCount(0);
  await expect(send).toBeFocused();
  await send.click();
  await turnClock(page, async () =>
    (await answer.allTextContents()).join('').includes('ok'),
  );
  await expect(dialog.locator('section')).toContainText(/Messages: [2-9]/);
});

test('a terminal shows what it prints, and takes input', async ({page}) => {
  const {send, answer, dialog, text} = await openPanel(
    page,
    '/docs/api/application-execute-tty',
  );
  await send.click();
  const output = dialog.locator('section pre');
  await expect(output).toContainText('$ ');
  const input = dialog.getByLabel(text('terminal', 'Input (WriteTTY)'));
  await input.fill('echo 漢');
  await input.press('Enter');
  await expect(output).toContainText('echo 漢');
  await input.fill('exit');
  await input.press('Enter');
  await expect(answer).toHaveText('Response ok');
  await expect(input).toHaveCount(0);
});

test('what a call makes is there in the next, on another page', async ({
  page,
}) => {
  const {body, send, answer, dialog, opener} = await openPanel(page);
  await body.fill((await body.inputValue()).replace('vm-images', 'my-pool'));
  await send.click();
  await expect(answer).toHaveText('Response ok');
  await page
    .locator('.theme-doc-sidebar-menu a[href$="storage-list-pools"]')
    .click();
  await expect(page.locator('h1')).toHaveText('List pools');
  await opener.click();
  await send.click();
  await expect(dialog.locator('section pre')).toContainText('"my-pool"');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true});

  for (const [row, {name, prefix}] of locales.entries()) {
    test(
      `is a sheet over the page without overflow (${name})`,
      everySecond(row, 3),
      async ({page}) => {
        const panel = await openPanel(page, prefix + createPool, name);
        await panel.body.fill('{"nope": 1}');
        // The faults in the body stand above the answer and move it.
        await expect(panel.body).toHaveAttribute('aria-invalid', 'true');
        await panel.send.click();
        await expect(panel.answer).toContainText('unknown');
        await expect(panel.answer).toBeInViewport();
        const [left, width, inner, page_] = await panel.dialog.evaluate(
          (element) => [
            element.getBoundingClientRect().left,
            element.getBoundingClientRect().width,
            element.scrollWidth - element.clientWidth,
            document.documentElement.scrollWidth - innerWidth,
          ],
        );
        expect([left, width, inner, page_]).toEqual([0, 320, 0, 0]);
        await page.keyboard.press('Escape');
        await expect(panel.dialog).toBeHidden();
        await expect(panel.opener).toBeFocused();
        // What the reader did is still there.
        await panel.opener.click();
        await expect(panel.body).toHaveValue('{"nope": 1}');
      },
    );
  }

  test('keeps its state when the window becomes wide', async ({page}) => {
    const {dialog, body} = await openPanel(page);
    await body.fill('{"poolName": "kept"}');
    await page.setViewportSize({width: 1440, height: 900});
    await expect(dialog).toBeVisible();
    await expect(body).toBeFocused();
    await expect(body).toHaveValue('{"poolName": "kept"}');
    await expect
      .poll(() => dialog.evaluate((element) => element.matches(':modal')))
      .toBe(false);
  });
});

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `an error of the page can be tried (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      await page.goto(`${prefix}/docs/api/storage-create-bucket`);
      const link = page
        .locator('main [data-more] a[href*="example=error"]')
        .first();
      await expect(link).toHaveText(
        message(name, 'tryIt.error.try', 'Try this error'),
      );
      // The first press of the page.
      await link.click();
      const {dialog, send, answer, field} = getPanel(page, name);
      await expect(dialog).toBeVisible();
      const group = field('example', 'Example').locator('optgroup');
      await expect(group).toHaveAttribute(
        'label',
        message(name, 'tryIt.example.failing', 'Requests that fail'),
      );
      await expect(group.locator('option:checked')).toHaveCount(1);
      await send.click();
      await expect(answer).not.toContainText('ok');
      await expect(answer.locator('code')).toHaveText(/^[a-z_]+$/);
      // Some errors have no message that they could be known by.
      const links = page.locator('main [data-more] a[href*="example=error"]');
      for (const each of await links.all()) {
        const item = each.locator('xpath=ancestor::li[1]');
        const cause = await item.locator('p').first().innerText();
        await each.click();
        await send.click();
        await expect(
          dialog.locator('[data-sureness="certain"] p').first(),
        ).toContainText(cause);
      }
      // Another one, while the answer to the first shows.
      await links.nth(1).click();
      await expect(dialog.locator('textarea')).toBeInViewport();
    },
  );
}
