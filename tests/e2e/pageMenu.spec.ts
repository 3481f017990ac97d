import {
  accept,
  expect,
  idle,
  kinds,
  localesOnHosts,
  missing,
  open,
  runs,
  test,
} from './fixtures';
import {everySecond} from './parts';
import {hold} from './chunks';
import {message, type LocaleName} from './messages';
import {createPool} from './tryIt';
import type {Page} from '@playwright/test';

const markdown = '# A page\n';

/** Has the host serve a Markdown version of each page, and the page keep what it copies. */
async function prepare(page: Page): Promise<() => Promise<string>> {
  await page.route('**/*.md', (route) =>
    route.fulfill({contentType: 'text/markdown', body: markdown}),
  );
  await page.addInitScript(() => {
    const kept = window as unknown as {copied: string};
    kept.copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: async ([item]: ClipboardItem[]) => {
          const blob = await item?.getType('text/plain');
          kept.copied = (await blob?.text()) ?? '';
        },
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as {copied: string}).copied);
}

function getMenu(page: Page, locale: LocaleName = 'en') {
  const place = page.locator('[data-page-menu]');
  const text = (id: string, english: string) => message(locale, id, english);
  return {
    place,
    button: place.getByRole('button', {
      name: text('pageMenu.open', 'Copy page'),
      exact: true,
    }),
    menu: page.getByRole('menu'),
    item: (id: string, english: string) =>
      page.getByRole('menuitem', {name: text(id, english), exact: true}),
    status: place.getByRole('status'),
    copied: text('theme.CodeBlock.copied', 'Copied'),
  };
}

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `a page is copied as Markdown (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        const copied = await prepare(page);
        await open(page, prefix + kinds.tutorial);
        const {button, menu, item, status, copied: said} = getMenu(page, name);
        await button.click();
        await expect(menu.getByRole('menuitem')).toHaveCount(2);
        await expect(item('pageMenu.view', 'View as Markdown')).toHaveAttribute(
          'href',
          `${prefix}${kinds.tutorial}.md`,
        );
        await item('late.pageMenu.markdown', 'Copy as Markdown').click();
        await expect(status).toHaveText(said);
        await expect(menu).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(await copied()).toBe(markdown);
      },
    );

    test(
      `an operation has its call and its description too (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        const copied = await prepare(page);
        await open(page, prefix + createPool);
        const {button, item, status, copied: said} = getMenu(page, name);
        await button.click();
        const slice = item(
          'late.pageMenu.slice',
          'Download OpenAPI of this operation',
        );
        await expect(slice).toHaveAttribute(
          'href',
          `${prefix}/openapi/storage-create-pool.json`,
        );
        await expect(slice).toHaveAttribute(
          'download',
          'storage-create-pool.json',
        );
        await item('late.pageMenu.curl', 'Copy as cURL').click();
        await expect(status).toHaveText(said);
        expect(await copied()).toMatch(/^curl \\\n {2}https:\/\/holt\.example/);
        await button.click();
        await item('late.link.copy', 'Copy link to this call').click();
        await expect(status).toHaveText(said);
        expect(await copied()).toMatch(
          new RegExp(`${prefix}${createPool}#samples&language=curl$`),
        );
      },
    );
  });
}

test('every kind of page has one menu, the home page and one that is not found none', async ({
  page,
  complaints,
}) => {
  const author = '/blog/authors/docs-team';
  const {home, ...others} = kinds;
  for (const path of [...Object.values(others), author]) {
    await page.goto(path);
    await expect(getMenu(page).place, path).toHaveCount(1);
    await expect(page.locator('a [data-page-menu]'), path).toHaveCount(0);
  }
  for (const path of [home, `${createPool}-nowhere`]) {
    await page.goto(path);
    await expect(page.locator('[data-page-menu]')).toHaveCount(0);
  }
  accept(complaints, missing);
});

test('it opens, closes and moves by keyboard', async ({page}) => {
  await prepare(page);
  await open(page, createPool);
  const {button, menu} = getMenu(page);
  const items = menu.getByRole('menuitem');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await button.click();
  await page.locator('h2').first().click();
  await expect(menu).toHaveCount(0);
});

test('a press before the page runs opens it, and nothing moves', async ({
  page,
}) => {
  await prepare(page);
  const {release} = await hold(page);
  await page.goto(createPool);
  const {button, menu} = getMenu(page);
  const heading = page.locator('h2').first();
  const before = await heading.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await runs(page);
  await expect(menu.getByRole('menuitem')).toHaveCount(5);
  await idle(page);
  expect(await heading.boundingBox()).toEqual(before);
});

test('a page that is not there as Markdown is said to be so', async ({
  page,
  complaints,
}) => {
  const copied = await prepare(page);
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await open(page, kinds.tutorial);
  const {button, item, status} = getMenu(page);
  await button.click();
  await item('late.pageMenu.markdown', 'Copy as Markdown').click();
  await expect(status).toContainText('nothing was copied');
  expect(await copied()).toBe('');
  accept(complaints, missing);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the Markdown stands in its place', async ({page}) => {
    await page.goto(kinds.tutorial);
    const place = page.locator('[data-page-menu]');
    await expect(place.getByRole('button')).toHaveCount(0);
    await expect(
      place.getByRole('link', {name: 'View as Markdown'}),
    ).toHaveAttribute('href', `${kinds.tutorial}.md`);
  });
});
