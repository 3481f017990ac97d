import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {axeFindings, contrastFindings} from './axe';
import {
  accept,
  expect,
  hydrated,
  idle,
  locales,
  setMode,
  test,
} from './fixtures';

const page = '/docs/errors';
const noMachine = 'virtualmachines.kubevirt.io "db-7" not found';
const wrapped = JSON.stringify({
  level: 'error',
  msg: JSON.stringify({code: 'unknown', message: noMachine}),
});

const texts = {
  en: {
    look: 'Explain',
    clear: 'Clear',
    cause: 'The namespace has no virtual machine with this name.',
    certain: 'Certain',
    nothing: 'No error of this API has this text.',
    any: 'Any operation',
    search: 'Search the documentation for its words',
  },
  'zh-hant': {
    look: '說明原因',
    clear: '清除',
    cause: '命名空間',
    certain: '確定',
    nothing: '這個 API 沒有任何錯誤含有這段文字。',
    any: '不限操作',
    search: '用這些字詞搜尋文件',
  },
} as const;

const getAnswer = (tab: Page) => tab.locator('form section');

for (const {name, prefix} of locales) {
  const words = texts[name];

  test.describe(`looking up an error (${name})`, () => {
    test('explains a wrapped error, with its values in the check', async ({
      page: tab,
    }) => {
      await tab.goto(prefix + page);
      await tab.locator('#error-text').fill(wrapped);
      await tab.getByRole('button', {name: words.look}).click();
      const answer = getAnswer(tab);
      await expect(answer).toContainText(words.cause);
      await expect(answer).toContainText(words.certain);
      await expect(answer.locator('mark').first()).toHaveText(
        'virtualmachines.kubevirt.io \\\\\\"',
      );
      await expect(answer.locator('pre').first()).toContainText('curl ');
      const link = answer
        .getByRole('link', {name: 'GetVirtualMachine', exact: true})
        .first();
      await link.click();
      await expect(tab).toHaveURL(
        `${prefix}/docs/api/instance-get-virtual-machine#error.unknown.1`,
      );
    });

    test('explains what was pasted before the page ran', async ({
      page: tab,
    }) => {
      // Without the first act nothing runs, so the paste is one.
      await tab.goto(prefix + page);
      await tab.locator('#error-text').focus();
      await tab.keyboard.insertText(noMachine);
      await hydrated(tab);
      await expect(getAnswer(tab)).toContainText(words.cause);
    });

    test('says that a text is no error, and searches when asked', async ({
      page: tab,
    }) => {
      await tab.goto(prefix + page);
      await tab.locator('#error-text').fill('rename a storage pool');
      await tab.getByRole('button', {name: words.look}).click();
      await expect(getAnswer(tab)).toContainText(words.nothing);
      await tab.getByRole('button', {name: words.search}).click();
      await expect(getAnswer(tab).getByRole('link').first()).toBeVisible();
      await tab.getByRole('button', {name: words.clear}).click();
      await expect(getAnswer(tab)).toBeEmpty();
      await expect(tab.locator('#error-text')).toBeFocused();
    });

    test('a link carries an operation, which can be dropped', async ({
      page: tab,
    }) => {
      await tab.goto(`${prefix}${page}?operation=DeleteBucket`);
      await hydrated(tab);
      await expect(getAnswer(tab)).toContainText('DeleteBucket');
      await tab.getByRole('button', {name: words.any}).click();
      await expect(getAnswer(tab)).toBeEmpty();
    });

    test('axe finds nothing, before and after, in both modes', async ({
      page: tab,
    }) => {
      await tab.goto(prefix + page);
      await hydrated(tab);
      expect(await axeFindings(tab)).toEqual([]);
      await tab.locator('#error-text').fill(wrapped);
      await tab.getByRole('button', {name: words.look}).click();
      await expect(getAnswer(tab)).toContainText(words.cause);
      expect(await axeFindings(tab, 'main')).toEqual([]);
      await setMode(tab, 'dark');
      expect(await contrastFindings(tab, 'main')).toEqual([]);
    });

    test('nothing is wider than a phone', async ({page: tab}) => {
      await tab.setViewportSize({width: 390, height: 844});
      await tab.goto(prefix + page);
      await tab.locator('#error-text').fill(`${'x'.repeat(300)} ${wrapped}`);
      await tab.getByRole('button', {name: words.look}).click();
      await expect(getAnswer(tab)).toContainText(words.cause);
      const {scrollWidth, clientWidth} = await tab.evaluate(
        () => document.documentElement,
      );
      expect(scrollWidth).toBe(clientWidth);
    });
  });
}

test('a pasted text is sent nowhere, kept nowhere and run nowhere', async ({
  page: tab,
}) => {
  await tab.goto(page);
  await hydrated(tab);
  await tab.locator('#error-text').fill(noMachine);
  await tab.getByRole('button', {name: 'Explain'}).click();
  await expect(getAnswer(tab)).toContainText(texts.en.cause);
  await idle(tab);
  const before = await tab.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookie: document.cookie,
  }));
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const hostile = [
    '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>',
    '(a+)+$ [[[ .*\\ ${window.wasRun=1} {{constructor}}',
    '\u0000\u0007\u202e\ufffd\ud800',
    'x'.repeat(1_000_000),
    `${'log line\n'.repeat(120_000)}${noMachine}`,
  ];
  for (const text of hostile) {
    // Typed text of this size keeps the browser busy, not the page.
    await tab.locator('#error-text').evaluate((field, value) => {
      (field as HTMLTextAreaElement).value = value;
    }, text);
    await tab.locator('form button[type=submit]').evaluate((button) => {
      (button as HTMLButtonElement).click();
    });
  }
  await expect(getAnswer(tab)).toContainText(texts.en.cause);
  expect(requests).toEqual([]);
  expect(await tab.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(
    await tab.evaluate(() => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      cookie: document.cookie,
    })),
  ).toEqual(before);
  expect(tab.url()).not.toContain('kubevirt');
});

test('says when the explanations do not come, and tries again', async ({
  page: tab,
  complaints,
}) => {
  await tab.route('**/errors.json', (route) => route.abort());
  await tab.goto(page);
  await tab.locator('#error-text').fill(noMachine);
  await tab.getByRole('button', {name: 'Explain'}).click();
  const notice = tab.getByRole('alert');
  await expect(notice).toBeVisible();
  await tab.unroute('**/errors.json');
  await notice.getByRole('button').click();
  await expect(getAnswer(tab)).toContainText(texts.en.cause);
  accept(complaints, /errors\.json|Failed to load resource/);
});

test('the panel shows cause and fix of an error beside the response', async ({
  page: tab,
}) => {
  await tab.goto(
    '/docs/api/instance-get-virtual-machine#samples&example=error.0&server=sandbox',
  );
  await hydrated(tab);
  const panel = tab.getByRole('dialog');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel).toContainText(texts.en.cause);
  await expect(panel).toContainText('Fix');
});

test('the search finds the cause of a pasted message first', async ({
  page: tab,
}) => {
  await tab.goto('/docs/intro');
  await tab.keyboard.press('/');
  await tab
    .locator('#site-search input')
    .fill(
      'rpc error: code = Unknown desc = datavolumes.cdi.kubevirt.io "win-7-root" not found',
    );
  const first = tab.locator('#site-search [role=option]').first();
  await expect(first).toContainText('GetDataVolume: unknown');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page lists every cause, with a link to it', async ({page: tab}) => {
    await tab.goto(page);
    await expect(tab.locator('#error-text')).toBeHidden();
    const {paths} = JSON.parse(readFileSync('build/openapi.json', 'utf8')) as {
      paths: Record<string, {post: {'x-connect-errors'?: object[]}}>;
    };
    const count = Object.values(paths).reduce(
      (sum, {post}) => sum + (post['x-connect-errors']?.length ?? 0),
      0,
    );
    await expect(
      tab.locator('main a[href*="/docs/api/"][href*="#error."]'),
    ).toHaveCount(count);
  });
});
