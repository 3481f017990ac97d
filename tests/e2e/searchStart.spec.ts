import {expect, localesOnHosts, test} from './fixtures';
import {everySecond} from './parts';
import {searchFor} from './search';

const words = {
  en: {common: 'Common operations', near: 'Near this page'},
  'zh-hant': {common: '常用操作', near: '與本頁相鄰'},
};

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `an empty box offers six operations, to the arrow keys too (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        const {dialog, options, headings, field, active, status} =
          await searchFor(page, '', {locale: name});
        await expect(headings).toHaveText([words[name].common]);
        await expect(options).toHaveCount(6);
        await expect(status).toBeEmpty();
        // Enter in an empty field goes nowhere.
        await expect(active).toHaveCount(0);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(active).toHaveCount(1);
        const id = await active.getAttribute('id');
        await expect(field).toHaveAttribute('aria-activedescendant', id!);
        const href = await active.getAttribute('href');
        expect(href).toMatch(new RegExp(`^${prefix}/docs/api/`));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(href!);
        await expect(dialog).toBeHidden();
        await expect(page.locator('main h1')).toBeVisible();
      },
    );

    test(
      `on a page of the reference, its neighbors come first (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        const {headings, options} = await searchFor(page, '', {
          locale: name,
          path: '/docs/api/storage-create-pool',
        });
        await expect(headings).toHaveText([
          words[name].near,
          words[name].common,
        ]);
        await expect(options.first()).toHaveAttribute(
          'href',
          `${prefix}/docs/api/storage-service`,
        );
        await expect(options).toHaveCount(9);
        const hrefs = await options.evaluateAll((all) =>
          all.map((one) => one.getAttribute('href')),
        );
        expect(new Set(hrefs).size).toBe(9);
        await options.first().click();
        await expect(page).toHaveURL(`${prefix}/docs/api/storage-service`);
      },
    );
  });
}

test('the operations are those of the home page, in its words', async ({
  page,
}) => {
  const {options} = await searchFor(page, '', {path: '/'});
  await expect(options).toHaveCount(6);
  const home = page.locator('main');
  for (const option of await options.all()) {
    const href = await option.getAttribute('href');
    const title = (await option.textContent())!.replace(/ Operation$/, '');
    await expect(home.locator(`a[href="${href}"]`).last()).toHaveText(title);
  }
});
