import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {
  accept,
  expect,
  hosts,
  hydrated,
  locales,
  missing,
  runs,
  test,
} from './fixtures';
import {everySecond, slow} from './parts';
import {message} from './messages';

/** What the not-found page says first, in a language. */
const titleIn = (name: (typeof locales)[number]['name']): string =>
  message(name, 'theme.NotFound.title', 'Page Not Found');

/** Expects the not-found page of a language, whole. */
async function expectNotFound(
  page: Page,
  {name, prefix, htmlLang}: (typeof locales)[number],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
  await expect(page).toHaveTitle(`${titleIn(name)} | Holt`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleIn(name));
  await expect(page.locator('.navbar__brand')).toHaveAttribute(
    'href',
    `${prefix}/`,
  );
}

for (const [row, host] of hosts.entries()) {
  test.describe(`host "${host}"`, () => {
    test.use({host});

    for (const [place, locale] of locales.entries()) {
      test.describe(locale.name, everySecond(row, place), () => {
        const {name, prefix} = locale;
        const other = locales.find((one) => one !== locale)!;

        // Which file answers depends on the folder, in English as in Chinese.
        const paths =
          name === 'en'
            ? ['/nothing/here', '/docs/nothing', '/blog/nothing']
            : ['/nothing', '/docs/nothing'];
        for (const [column, path] of paths.entries()) {
          test(
            `${prefix}${path} is not found, and says where to go`,
            column > 1 ? slow : {},
            async ({page, complaints}) => {
              const response = await page.goto(prefix + path);
              expect(response?.status()).toBe(404);
              await hydrated(page);
              await expectNotFound(page, locale);
              const main = page.locator('main');
              await expect(main).toContainText(
                message(
                  name,
                  'theme.NotFound.p1',
                  'We could not find what you were looking for.',
                ),
              );
              const hrefs = await main
                .getByRole('link')
                .evaluateAll((links) =>
                  links.map((link) => link.getAttribute('href')),
                );
              expect(hrefs).toEqual([
                `${prefix}/`,
                `${prefix}/docs/intro`,
                `${prefix}/docs/category/api`,
              ]);
              await main.getByRole('link').last().click();
              await expect(page).toHaveURL(`${prefix}/docs/category/api`);
              await expect(
                main.getByRole('heading', {level: 1}),
              ).not.toHaveText(titleIn(name));
              accept(complaints, missing);
            },
          );
        }

        for (const [column, path] of [
          '/docs/%E0%A4%A',
          '/%E0%A4%A',
        ].entries()) {
          test(
            `${prefix}${path}, which cannot be decoded, is not found`,
            everySecond(row, column),
            async ({page, complaints}) => {
              await page.goto(`${prefix}${path}?q=1`);
              await hydrated(page);
              await expectNotFound(page, locale);
              const written = path.replaceAll('%', '%25');
              await expect(page).toHaveURL(`${prefix}${written}?q=1`);
              accept(complaints, missing);
            },
          );
        }

        for (const [column, rest] of [
          '/nope',
          '/docs/nope?x=%20a&b#c%20d',
        ].entries()) {
          test(
            `from ${prefix}${rest} to the other language`,
            everySecond(row, column),
            async ({page, complaints}) => {
              await page.goto(prefix + rest);
              await hydrated(page);
              const dropdown = page.locator('.navbar .dropdown');
              const link = (htmlLang: string) =>
                dropdown.locator(`a[lang="${htmlLang}"]`);
              await expect(link(other.htmlLang)).toHaveAttribute(
                'href',
                other.prefix + rest,
              );
              await expect(link(locale.htmlLang)).toHaveAttribute(
                'href',
                prefix + rest,
              );
              await dropdown.hover();
              await link(other.htmlLang).click();
              await expectNotFound(page, other);
              const {pathname, search, hash} = new URL(page.url());
              expect(pathname + search + hash).toBe(other.prefix + rest);
              accept(complaints, missing);
            },
          );
        }

        test(`${prefix}/Docs/Intro is not found, and names the page that it means`, async ({
          page,
          complaints,
        }) => {
          const response = await page.goto(`${prefix}/Docs/Intro?x=1#check`);
          expect(response?.status()).toBe(404);
          await hydrated(page);
          await expectNotFound(page, locale);
          const similar = page
            .locator('main')
            .getByRole('link', {name: `${prefix}/docs/intro`, exact: true});
          await expect(similar).toHaveAttribute(
            'href',
            `${prefix}/docs/intro?x=1#check`,
          );
          await similar.click();
          await expect(page).toHaveURL(`${prefix}/docs/intro?x=1#check`);
          await expect(page.locator('main h1')).not.toHaveText(titleIn(name));
          await page.goBack();
          await expectNotFound(page, locale);
          accept(complaints, missing);
        });

        test(
          `an address with upper case that means no page names none (${name})`,
          everySecond(row, 1),
          async ({page, complaints}) => {
            await page.goto(`${prefix}/Docs/Nothing`);
            await hydrated(page);
            await expectNotFound(page, locale);
            await expect(page.locator('main').getByRole('link')).toHaveCount(3);
            accept(complaints, missing);
          },
        );
      });
    }

    test(
      'the language of an address is found in upper case too',
      everySecond(row, 0),
      async ({page, complaints}) => {
        await page.goto('/zh-Hant/docs/intro');
        await expectNotFound(page, locales[1]);
        const similar = page
          .locator('main')
          .getByRole('link', {name: '/zh-hant/docs/intro'});
        await similar.click();
        await expect(page).toHaveURL('/zh-hant/docs/intro');
        accept(complaints, missing);
      },
    );

    test(
      'an address of no language of the site is English',
      everySecond(row, 1),
      async ({page, complaints}) => {
        await page.goto('/zh-hans/nothing');
        await runs(page);
        await expectNotFound(page, locales[0]);
        accept(complaints, missing);
      },
    );
  });
}

test.describe('one 404.html for all languages', () => {
  test.use({host: 'plain'});
  const [english, chinese] = locales;

  test('shows nothing in another language than the address', async ({
    page,
    complaints,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/zh-hant/404.html', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/zh-hant/404.html');
    await page.goto('/zh-hant/docs/nothing');
    await asked;
    await expect(page.locator('body')).toBeHidden();
    await expect(page).not.toHaveTitle(/Page Not Found/);
    release();
    await expectNotFound(page, chinese);
    await expect(page.locator('main')).toBeVisible();
    await runs(page);
    accept(complaints, missing);
  });

  for (const [what, answer] of [
    ['does not come', undefined],
    ['is this one again', 'build/404.html'],
  ] as const) {
    test(`stays when the Chinese one ${what}`, async ({page, complaints}) => {
      await page.route('**/zh-hant/404.html', (route) =>
        answer
          ? route.fulfill({
              contentType: 'text/html; charset=utf-8',
              body: readFileSync(answer, 'utf8'),
            })
          : route.abort(),
      );
      await page.goto('/zh-hant/docs/nothing?a');
      await runs(page);
      await expectNotFound(page, english);
      await expect(page.locator('main')).toBeVisible();
      await expect(
        page.locator('.navbar .dropdown a[lang^=zh]'),
      ).toHaveAttribute('href', '/zh-hant/docs/nothing?a');
      accept(complaints, missing, /net::ERR_FAILED/);
    });
  }
});

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `a page that is not there offers a search for its name (${name})`,
    everySecond(row, 0),
    async ({page, complaints}) => {
      await page.goto(`${prefix}/docs/api/create-pool`);
      const form = page.locator('main').getByRole('search');
      const field = form.getByRole('searchbox');
      await expect(field).toHaveValue('create pool');
      await expect(field).toHaveAccessibleName(
        message(name, 'notFound.search.label', 'Search this site'),
      );
      await form.getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toHaveValue('create pool');
      await expect(dialog.locator('[role=option]').first()).toHaveAttribute(
        'href',
        `${prefix}/docs/api/storage-create-pool`,
      );
      accept(complaints, missing);
    },
  );
}
