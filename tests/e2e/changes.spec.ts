import {Buffer} from 'node:buffer';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {ChangesBook} from '../../src/changes/upgrade';
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

const page = '/docs/upgrade';

const texts = {
  en: {
    check: 'Check',
    clear: 'Clear',
    one: 'There is only one version so far',
    two: '2 changes between v1.0 and v9.9 concern you:',
    named: 'Your text names it',
    nothing: 'Your text names no operation of this API.',
    todo: 'What to do',
  },
  'zh-hant': {
    check: '檢查',
    clear: '清除',
    one: '目前只有一個版本',
    two: '從 v1.0 到 v9.9，有 2 項變更與您有關：',
    named: '您的文字提到此名稱',
    nothing: '文字中沒有這個 API 的操作。',
    todo: '該怎麼做',
  },
} as const;

/** The book of the site with a version that it does not have yet. */
function laterBook(prefix: string): string {
  const book = JSON.parse(
    readFileSync(`build${prefix}/changes.json`, 'utf8'),
  ) as ChangesBook;
  const place = (name: string): number =>
    book.operations.findIndex((one) => one.name === name);
  const change = {version: 1, service: 'storage', page: '/docs/api/changes'};
  return JSON.stringify({
    ...book,
    versions: [{version: 'v1.0', date: '2026-11-26'}, {version: 'v9.9'}],
    changes: [
      {
        ...change,
        id: 'one',
        kind: 'field-added',
        rating: 'additive',
        text: '`color` is added to `Pool`.',
        why: {response: 'Clients ignore it.'},
        touches: [
          {
            operation: place('StorageService.ListPools'),
            rating: 'additive',
            directions: ['response'],
          },
        ],
      },
      {
        ...change,
        id: 'two',
        kind: 'field-removed',
        rating: 'breaking',
        text: '`poolType` is removed from `Pool`.',
        why: {response: 'Clients that read it no longer find it.'},
        todo: 'Read `kind`.',
        names: ['poolType'],
        touches: [
          {
            operation: place('StorageService.ListPools'),
            rating: 'breaking',
            directions: ['response'],
          },
        ],
      },
      {
        ...change,
        id: 'three',
        kind: 'operation-removed',
        rating: 'breaking',
        text: '`StorageService.DeleteUser` is removed.',
        why: {call: 'The server no longer knows it.'},
        touches: [
          {operation: place('StorageService.DeleteUser'), rating: 'breaking'},
        ],
      },
    ],
  });
}

const serveLater = (tab: Page, prefix: string) =>
  tab.route('**/changes.json', (route) =>
    route.fulfill({json: JSON.parse(laterBook(prefix)) as object}),
  );

const result = (tab: Page) => tab.locator('form section');
const concerns = (tab: Page) => result(tab).locator('ol > li');

for (const {name, prefix} of locales) {
  const words = texts[name];

  test.describe(`what an upgrade means (${name})`, () => {
    test('is nothing while there is one version', async ({page: tab}) => {
      await tab.goto(prefix + page);
      await tab.locator('#upgrade-text').fill('ListPools');
      await tab.getByRole('button', {name: words.check}).click();
      await expect(result(tab)).toContainText(words.one);
    });

    test('is what concerns the code, the urgent first', async ({page: tab}) => {
      await serveLater(tab, prefix);
      await tab.goto(prefix + page);
      await tab
        .locator('#upgrade-text')
        .fill(
          'for (const {poolType} of (await client.listPools({})).pools) {}',
        );
      await tab.getByRole('button', {name: words.check}).click();
      await expect(result(tab)).toContainText(words.two);
      const first = concerns(tab).first();
      await expect(first).toContainText('poolType');
      await expect(first).toContainText(words.named);
      await expect(first).toContainText(words.todo);
      await expect(
        first.getByRole('link', {name: 'StorageService.ListPools'}),
      ).toHaveAttribute('href', `${prefix}/docs/api/storage-list-pools`);
      await expect(concerns(tab)).toHaveCount(2);
      await tab.getByRole('button', {name: words.clear}).click();
      await expect(result(tab)).toBeEmpty();
      await expect(tab.locator('#upgrade-text')).toBeFocused();
    });

    test('is read from a HAR file', async ({page: tab}) => {
      await serveLater(tab, prefix);
      await tab.goto(prefix + page);
      await hydrated(tab);
      const url = 'https://h.example/holt.storage.v1.StorageService/DeleteUser';
      const har = {log: {entries: [{request: {method: 'POST', url}}]}};
      await tab.locator('input[type=file]').setInputFiles({
        name: 'session.har',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(har)),
      });
      await expect(concerns(tab)).toHaveCount(1);
      await expect(concerns(tab)).toContainText('DeleteUser');
    });

    test('is everything on a link without a text, which keeps the versions', async ({
      page: tab,
    }) => {
      await serveLater(tab, prefix);
      await tab.goto(`${prefix}${page}?from=v1.0&to=v9.9`);
      await hydrated(tab);
      await expect(concerns(tab)).toHaveCount(3);
      await tab.locator('form select').nth(1).selectOption('v1.0');
      await expect(tab).toHaveURL(/from=v1\.0&to=v1\.0$/);
      await expect(concerns(tab)).toHaveCount(0);
    });

    test('says so of a text without operations', async ({page: tab}) => {
      await serveLater(tab, prefix);
      await tab.goto(prefix + page);
      await tab
        .locator('#upgrade-text')
        .fill('<script>alert(1)</script> (.*)+$');
      await tab.getByRole('button', {name: words.check}).click();
      await expect(result(tab)).toContainText(words.nothing);
    });

    test('axe finds nothing, in both modes, and nothing is wider than a phone', async ({
      page: tab,
    }) => {
      await serveLater(tab, prefix);
      await tab.setViewportSize({width: 390, height: 844});
      await tab.goto(`${prefix}${page}?from=v1.0&to=v9.9`);
      await hydrated(tab);
      await expect(concerns(tab)).toHaveCount(3);
      expect(await axeFindings(tab)).toEqual([]);
      await setMode(tab, 'dark');
      expect(await contrastFindings(tab, 'main')).toEqual([]);
      const {scrollWidth, clientWidth} = await tab.evaluate(
        () => document.documentElement,
      );
      expect(scrollWidth).toBe(clientWidth);
    });

    test('the pages of changes have the first version, feeds, and no faults', async ({
      page: tab,
    }) => {
      await tab.goto(`${prefix}/docs/api/changes`);
      await hydrated(tab);
      expect(await axeFindings(tab)).toEqual([]);
      const main = tab.locator('main');
      for (const kind of ['Atom', 'RSS']) {
        const link = main.getByRole('link', {name: kind}).first();
        const address = (await link.getAttribute('href')) ?? '';
        expect(address.startsWith(`${prefix}/changes/`)).toBe(true);
        const feed = await tab.request.get(address);
        expect(feed.status()).toBe(200);
        expect(await feed.text()).toContain(`${prefix}/docs/api/changes/v1.0`);
      }
      await tab
        .locator('article h2')
        .getByRole('link', {name: 'v1.0', exact: true})
        .click();
      await expect(tab).toHaveURL(`${prefix}/docs/api/changes/v1.0`);
      await expect(tab.locator('main h1')).toContainText('v1.0');
      expect(await axeFindings(tab)).toEqual([]);
    });
  });
}

test('a text is sent nowhere and kept nowhere', async ({page: tab}) => {
  await serveLater(tab, '');
  await tab.goto(page);
  await hydrated(tab);
  await idle(tab);
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  await tab.locator('#upgrade-text').fill('secret-token listPools()');
  await tab.getByRole('button', {name: texts.en.check}).click();
  await expect(concerns(tab)).toHaveCount(2);
  // Links in view fetch the scripts of their pages, as everywhere.
  expect(requests.filter((url) => !url.includes('/assets/js/'))).toEqual([]);
  expect(tab.url()).not.toContain('secret');
  const kept = await tab.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]),
  );
  expect(kept).not.toContain('secret');
});

test('says when the changes do not come, and tries again', async ({
  page: tab,
  complaints,
}) => {
  await tab.route('**/changes.json', (route) => route.abort());
  await tab.goto(page);
  await tab.locator('#upgrade-text').fill('ListPools');
  await tab.getByRole('button', {name: texts.en.check}).click();
  const notice = tab.getByRole('alert');
  await expect(notice).toBeVisible();
  await tab.unroute('**/changes.json');
  await notice.getByRole('button').click();
  await expect(result(tab)).toContainText(texts.en.one);
  accept(complaints, /changes\.json|Failed to load resource/);
});
