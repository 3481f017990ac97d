import {expect, hydrated, locales, open, test} from './fixtures';

for (const locale of locales) {
  const other = locales.find(({name}) => name !== locale.name)!;

  test(`switching from ${locale.name} keeps path, query and hash`, async ({
    page,
  }) => {
    const rest =
      '/docs/tutorial-basics/markdown-features?a=1&a=2&q=x%2By%26z#code-blocks';
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
      `${locale.prefix}/docs/tutorial-basics/markdown-features?a=1`,
    );
    const jump = page.locator('.table-of-contents__link').nth(1);
    const hash = await jump.getAttribute('href');
    await jump.click();
    const link = page.locator(`.navbar .dropdown a[lang="${other.htmlLang}"]`);
    await expect(link).toHaveAttribute(
      'href',
      `${other.prefix}/docs/tutorial-basics/markdown-features?a=1${hash}`,
    );
  });
}
