import {
  accept,
  act,
  expect,
  idle,
  localesOnHosts,
  missing,
  open,
  runs,
  test,
} from './fixtures';
import {everySecond} from './parts';
import {message, type LocaleName} from './messages';
import {hold, isChunk} from './chunks';
import {openPanel} from './tryIt';
import {moreLanguages} from '../../src/reference/samples/more';
import type {Locator, Page} from '@playwright/test';

const operation = '/docs/api/storage-create-pool';
const stream = '/docs/api/application-watch-logs';

interface More {
  tab: Locator;
  select: Locator;
  code: Locator;
}

function getMore(page: Page, locale: LocaleName = 'en'): More {
  const more = page.locator('[role=tabpanel] > [class*=more_]');
  return {
    tab: page.locator('#samples ~ .tabs-container').getByRole('tab').last(),
    select: more.getByLabel(
      message(locale, 'late.samples.language', 'Language'),
      {exact: true},
    ),
    code: more.locator('pre code'),
  };
}

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `further languages come when they are asked for, and are remembered (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        await open(page, prefix + operation);
        await idle(page);
        expect(scripts.join()).not.toContain('more-samples');
        const {tab, select, code} = getMore(page, name);
        await tab.click();
        await expect(code).toContainText('@connectrpc/connect');
        await expect(code).toContainText('"poolName"');
        await expect(code.locator('span').first()).toBeVisible();
        await select.selectOption('java');
        await expect(code).toContainText('java.net.http.HttpClient');

        await page.goto(prefix + stream);
        await runs(page);
        await expect(select).toHaveValue('java');
        await expect(code).toContainText('DataInputStream');
        for (const {id} of moreLanguages) {
          await select.selectOption(id);
          // The client of Connect knows the path by the name of the method.
          if (id === 'typescript') continue;
          await expect(code).toContainText('/holt.application.v1.');
        }
      },
    );
  });
}

test('a press before the page runs shows them', async ({page}) => {
  const {release} = await hold(page);
  await page.goto(operation);
  const {tab, code} = getMore(page);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  release();
  await runs(page);
  await expect(code).toContainText('@connectrpc/connect');
});

test('they follow the call in the panel, without its secrets', async ({
  page,
}) => {
  const {body, server, field} = await openPanel(page, operation);
  const {tab, select, code} = getMore(page);
  await tab.click();
  await select.selectOption('csharp');
  await body.fill('{"poolName": "it\'s mine"}');
  await expect(code).toContainText(`"poolName": "it's mine"`);
  await server.selectOption('platform');
  await field('address', 'Address').fill('https://holt.test/base/');
  await field('authorization', 'Authorization header (optional)').fill(
    's3cret',
  );
  await expect(code).toContainText('https://holt.test/base/holt.storage');
  await expect(code).toContainText(
    'Environment.GetEnvironmentVariable("HOLT_AUTHORIZATION")',
  );
  await expect(page.locator('main')).not.toContainText('s3cret');
});

test('without the data of the operation it says so, and tries again', async ({
  page,
  complaints,
}) => {
  await page.route('**/operations/*.json', (route) =>
    route.fulfill({status: 404}),
  );
  await open(page, operation);
  const {tab, code} = getMore(page);
  await tab.click();
  const failure = page.locator('[role=tabpanel] > [class*=more_] [role=alert]');
  await expect(failure).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await failure.getByRole('button').click();
  await expect(code).toContainText('@connectrpc/connect');
  await expect(failure).toHaveCount(0);
  accept(complaints, missing);
});

test('a script that does not come can be asked for again', async ({
  page,
  complaints,
}) => {
  await open(page, operation);
  await idle(page);
  await page.route(isChunk, (route) => route.abort());
  const {tab, code} = getMore(page);
  await tab.click();
  const retry = page
    .locator('[role=tabpanel] > [class*=more_]')
    .getByRole('button');
  await expect(retry).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await retry.click();
  await expect(code).toContainText('@connectrpc/connect');
  accept(complaints, /ERR_FAILED|ChunkLoadError|Loading chunk/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no More', async ({page}) => {
    await page.goto(operation);
    await expect(page.locator('[role=tabpanel] > [class*=more_]')).toBeHidden();
    await expect(page.getByRole('tabpanel')).toHaveCount(4);
  });
});

test('on a phone the tabs have room', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() =>
    localStorage.setItem('docusaurus.tab.sample-language', 'more'),
  );
  await page.goto(operation);
  await runs(page);
  await act(page);
  const {tab, code} = getMore(page);
  await expect(code).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  const box = await tab.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(372);
});
