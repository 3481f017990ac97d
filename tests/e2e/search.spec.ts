import {hold} from './chunks';
import {expect, localesOnHosts, open, test} from './fixtures';
import {everySecond} from './parts';
import {searchFor, getSearch} from './search';

const createPool = '/docs/api/storage-create-pool';
const words = {en: 'create pool', 'zh-hant': '建立集區'};

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `from a key to a page with the keyboard alone (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        await open(page, `${prefix}/docs/intro`);
        const {dialog, field, options, active} = getSearch(page, name);
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused();
        await page.keyboard.type(words[name]);
        await expect(active).toContainText('holt.storage.v1.StorageService/');
        await expect(active.locator('mark').first()).toBeVisible();
        // The texts are there, and so the last answer.
        await expect(active.locator('[class*=excerpt]')).toBeVisible();
        const first = await active.getAttribute('id');
        await expect(field).toHaveAttribute('aria-activedescendant', first!);
        await page.keyboard.press('ArrowDown');
        await expect(field).not.toHaveAttribute(
          'aria-activedescendant',
          first!,
        );
        await page.keyboard.press('ArrowUp');
        await expect(field).toHaveAttribute('aria-activedescendant', first!);
        await expect(options.first()).toHaveAttribute(
          'href',
          new RegExp(`^${prefix}/docs/`),
        );
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}${createPool}`));
        await expect(dialog).toBeHidden();
        await expect(page.locator('main h1')).toBeVisible();
      },
    );

    test(
      `the number of results is read out (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        const {field, status, options} = await searchFor(page, 'CreatePool', {
          locale: name,
        });
        await expect
          .poll(async () => {
            const count = await options.count();
            return (await status.textContent())?.includes(String(count));
          })
          .toBe(true);
        await field.fill('qqqqzzzzxxxx');
        await expect(status).toHaveText(/[:：] ?0/);
        await expect(options).toHaveCount(0);
      },
    );

    test(
      `nothing found: what to try, and all names (${name})`,
      everySecond(row, 2),
      async ({page}) => {
        const {dialog, field, text, button, options} = await searchFor(
          page,
          '',
          {
            locale: name,
          },
        );
        await field.fill('qqqqzzzzxxxx kind:schema');
        await expect(dialog).toContainText('qqqqzzzzxxxx');
        const all = dialog
          .getByRole('listitem')
          .getByRole('link', {name: text('all', 'API from A to Z')});
        await expect(all).toHaveAttribute('href', `${prefix}/docs/api/a-z`);
        await button('none.everywhere', 'Search everything').click();
        await expect(field).toHaveValue('qqqqzzzzxxxx');
        await expect(options).toHaveCount(0);
        await all.click();
        await expect(page).toHaveURL(`${prefix}/docs/api/a-z`);
        await expect(dialog).toBeHidden();
      },
    );
  });
}

test('Escape gives the focus back', async ({page}) => {
  const {dialog, opener} = await searchFor(page, 'pool');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('after the last hit comes the first, either way round', async ({page}) => {
  const {dialog, field, status, options} = await searchFor(page, 'pool quota');
  await expect(dialog.locator('[class*=excerpt]').first()).toBeVisible();
  const count = (await status.textContent())?.replace(/\D/g, '');
  await expect(options).toHaveCount(Number(count));
  const chosen = 'aria-activedescendant';
  const first = await field.getAttribute(chosen);
  const last = await options.last().getAttribute('id');
  expect(last).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAttribute(chosen, last!);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute(chosen, first!);
});

test('a slash opens it, but not in a field', async ({page}) => {
  await open(page, '/docs/intro');
  const {dialog, field} = getSearch(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Ctrl Enter opens a new tab, and the box stays', async ({
  page,
  context,
}) => {
  const {dialog, active} = await searchFor(page, 'CreatePool');
  const href = await active.getAttribute('href');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL(new RegExp(`${href!.split('#')[0]}`));
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
});

test('filters stand in the query, by chip and by list', async ({page}) => {
  const {dialog, field, options, more, headings} = await searchFor(
    page,
    'pool',
  );
  const chip = dialog.getByRole('button', {name: 'Fields', exact: true});
  await chip.click();
  await expect(field).toHaveValue('pool kind:field');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toBeFocused();
  await expect(headings).toHaveText(['Fields']);
  await expect(dialog.getByText('Schema', {exact: true})).toHaveCount(0);
  await more.click();
  await dialog.getByLabel('Service', {exact: true}).selectOption('storage');
  await expect(field).toHaveValue('pool kind:field service:storage');
  await expect(options.first()).toContainText('Storage service');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveValue('pool service:storage');
  await field.fill('pool kind:field');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('recent searches come back, and go for good', async ({page}) => {
  const first = await searchFor(page, 'CreatePool');
  await page.keyboard.press('Enter');
  await expect(first.dialog).toBeHidden();
  const {options, field, button} = await searchFor(page, '');
  const recent = options.getByText('Recent search');
  await expect(recent).toHaveCount(1);
  await expect(options.first()).toHaveText('CreatePool Recent search');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('CreatePool');
  await field.fill('');
  await button('forget', 'Clear recent searches').click();
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();
  expect(
    await page.evaluate(() => localStorage.getItem('search.recent')),
  ).toBeNull();
});

test('an empty field says nothing of hits', async ({page}) => {
  const {release} = await hold(page, '**/search/text*.json');
  const {dialog, field, text} = await searchFor(page, '');
  await field.fill('qqqq');
  const loading = text(
    'loadingText',
    'No name fits. Loading the texts of the pages…',
  );
  const hint = dialog.getByText('narrow the search');
  await expect(dialog).toContainText(loading);
  await field.fill('');
  await expect(hint).toBeVisible();
  await expect(dialog).not.toContainText(loading);
  release();
  await field.fill('qqqq');
  await expect(dialog).toContainText('Nothing fits');
  await field.fill(' ');
  await expect(hint).toBeVisible();
  await expect(dialog).not.toContainText('Nothing fits');
});

test('a browser that denies its storage', async ({page}) => {
  const {dialog} = await searchFor(page, 'CreatePool');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'QuotaExceededError');
    };
  });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/CreatePool|create-pool|createpool/i);
});

test('a press beside the box closes it', async ({page}) => {
  const {dialog} = await searchFor(page, '');
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});
