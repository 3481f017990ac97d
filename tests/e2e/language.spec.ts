import {expect, hosts, hydrated, locales, open, test} from './fixtures';

for (const locale of locales) {
  const other = locales.find(({name}) => name !== locale.name)!;

  test(`switching from ${locale.name} keeps path, query and hash`, async ({
    page,
  }) => {
    const rest =
      '/docs/tutorial-basics/markdown-features?a=1&a=2&b=x%2By%26z&s=a%20b+c&d&e=#code-blocks';
    await open(page, locale.prefix + rest);
    const dropdown = page.locator('.navbar .dropdown');
    await dropdown.hover();
    await dropdown.locator(`a[lang="${other.htmlLang}"]`).click();
    await page.waitForURL((url) =>
      url.pathname.startsWith(other.prefix + '/docs'),
    );
    await hydrated(page);
    const url = new URL(page.url());
    expect(url.pathname + url.search + url.hash).toBe(other.prefix + rest);
    await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
  });

  test(`switching from ${locale.name} keeps the hash of the last jump`, async ({
    page,
  }) => {
    await open(
      page,
      `${locale.prefix}/docs/tutorial-basics/markdown-features?a`,
    );
    const jump = page.locator('.table-of-contents__link').nth(1);
    const hash = await jump.getAttribute('href');
    await jump.click();
    const link = page.locator(`.navbar .dropdown a[lang="${other.htmlLang}"]`);
    await expect(link).toHaveAttribute(
      'href',
      `${other.prefix}/docs/tutorial-basics/markdown-features?a${hash}`,
    );
  });
}

for (const host of hosts) {
  test.describe(`host "${host}"`, () => {
    test.use({host});

    test('the phone’s drawer leads to the same address, to the letter', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, '/markdown-page?a=%20b&c');
      await page.locator('.navbar__toggle').click();
      await page
        .locator('.navbar-sidebar')
        .getByRole('button', {name: 'Languages'})
        .click();
      // A press on what still moves can end on something else.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({playState}) => playState !== 'running'),
      );
      await page
        .locator('.navbar-sidebar')
        .getByRole('link', {name: '繁體中文'})
        .click();
      await page.waitForURL('**/zh-hant/markdown-page**');
      const {pathname, search} = new URL(page.url());
      expect(pathname + search).toBe('/zh-hant/markdown-page?a=%20b&c');
    });
  });
}
