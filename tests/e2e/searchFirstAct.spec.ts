import {hold, isChunk} from './chunks';
import {accept, expect, idle, locales, runs, test} from './fixtures';
import {everySecond} from './parts';
import {getSearch} from './search';

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, key] of ['Control+k', '/'].entries()) {
    test(
      `${key} starts the page, opens the search and loses no letter (${name})`,
      everySecond(row, column),
      async ({page}) => {
        const {release} = await hold(page, '**/assets/js/*.js');
        await page.goto(`${prefix}/docs/intro`);
        const {field, active} = getSearch(page, name);
        await page.keyboard.press(key);
        await expect(field).toBeFocused();
        await page.keyboard.type('Create');
        release();
        await runs(page);
        await page.keyboard.type('Pool');
        await expect(field).toHaveRole('combobox');
        await page.keyboard.type('Request');
        await expect(field).toHaveValue('CreatePoolRequest');
        await expect(field).toBeFocused();
        await expect(active).toContainText('CreatePoolRequest');
      },
    );
  }

  test(
    `the button, pressed at once (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      const {release} = await hold(page, '**/assets/js/*.js');
      await page.goto(`${prefix}/`);
      const {opener, dialog, field, active} = getSearch(page, name);
      await opener.click();
      await expect(dialog).toContainText(
        name === 'en' ? 'Loading the search…' : '正在載入搜尋功能…',
      );
      await page.keyboard.type('CreatePool');
      release();
      await expect(active).toContainText('CreatePool');
      await expect(field).toHaveValue('CreatePool');
    },
  );
}

test('keys that open it are not pressed again', async ({page}) => {
  const {release} = await hold(page, '**/assets/js/*.js');
  await page.goto('/docs/intro');
  const {dialog} = getSearch(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  release();
  await runs(page);
  await idle(page);
  await expect(dialog).toBeHidden();
});

test('nothing of it is fetched before it is opened', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/intro');
  await page.mouse.move(300, 300, {steps: 3});
  await runs(page);
  await getSearch(page).opener.hover();
  await idle(page);
  expect(asked.filter((url) => /search/.test(url))).toEqual([]);
  await getSearch(page).opener.click();
  await expect(getSearch(page).field).toHaveRole('combobox');
  await expect
    .poll(() => asked.filter((url) => /search/.test(url)).length)
    .toBeGreaterThan(3);
});

test('scripts that do not come are told of', async ({page, complaints}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/intro');
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(getSearch(page).dialog).toBeHidden();
  accept(complaints, /Failed to load resource/);
});

test('a box that does not come, and comes at Retry', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/intro');
  await page.mouse.move(300, 300, {steps: 3});
  await runs(page);
  await page.route(isChunk, (route) => route.abort());
  const {opener, dialog, field, retry, active} = getSearch(page);
  await opener.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await field.fill('CreatePool');
  await page.unrouteAll({behavior: 'wait'});
  await retry.click();
  await expect(active).toContainText('CreatePool');
  await expect(field).toBeFocused();
  accept(complaints, /Failed to load resource|Loading .*chunk/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [row, {name, prefix}] of locales.entries()) {
    test(
      `the button is a link to all names (${name})`,
      everySecond(row, 2),
      async ({page}) => {
        await page.goto(`${prefix}/docs/intro`);
        await expect(getSearch(page).opener).toBeHidden();
        await page
          .getByRole('banner')
          .or(page.locator('.navbar'))
          .getByRole('link', {
            name: getSearch(page, name).text('open', 'Search'),
            exact: true,
          })
          .click();
        await expect(page).toHaveURL(`${prefix}/docs/api/a-z`);
      },
    );
  }
});
