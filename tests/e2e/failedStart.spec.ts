import {accept, expect, localesOnHosts, test} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    const failed = message(
      name,
      'loading.failed',
      'The page could not be loaded.',
    );
    const retry = message(name, 'loading.retry', 'Retry');

    test(
      `main bundle that fails: the reader hears of it where he is (${name})`,
      everySecond(row, 0),
      async ({page, complaints}) => {
        await page.route(/assets\/js\/main\./, (route) => route.abort());
        await page.goto(`${prefix}/docs/api/instance-service`);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        await page.locator('nav.menu .menu__caret').first().click();
        const notice = page.getByRole('alert').filter({hasText: failed});
        await expect(notice).toBeInViewport({ratio: 1});
        // What the server sent stays readable.
        await expect(page.locator('main h1')).toBeAttached();

        await page.unroute(/assets\/js\/main\./);
        await notice.getByRole('button', {name: retry}).click();
        await expect(notice).toHaveCount(0);
        await page.locator('nav.menu .menu__caret').first().click();
        await expect(page.locator('html')).toHaveAttribute(
          'data-has-hydrated',
          'true',
        );
        accept(complaints, /Failed to load resource: net::ERR_FAILED/);
      },
    );

    test(
      `style sheet that fails: the reader hears of it (${name})`,
      everySecond(row, 1),
      async ({page, complaints}) => {
        await page.route(/assets\/css\/styles\./, (route) => route.abort());
        await page.goto(`${prefix}/docs/intro`);
        const notice = page.getByRole('alert').filter({hasText: failed});
        await expect(notice).toBeInViewport({ratio: 1});
        await page.unroute(/assets\/css\/styles\./);
        await notice.getByRole('button', {name: retry}).click();
        await expect(notice).toHaveCount(0);
        accept(complaints, /Failed to load resource: net::ERR_FAILED/);
      },
    );

    test(
      `chunk that fails far down a page: the notice is in view (${name})`,
      everySecond(row, 2),
      async ({page, complaints}) => {
        await page.route(/assets\/js\/(?!main|runtime)/, (route) =>
          route.abort(),
        );
        await page.goto(`${prefix}/docs/api/instance-service`);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        await page.keyboard.press('Tab');
        const notice = page.getByRole('alert').filter({hasText: failed});
        await expect(notice).toBeInViewport({ratio: 1});
        accept(
          complaints,
          /Failed to load resource: net::ERR_FAILED/,
          /uncaught: ChunkLoadError/,
          /ChunkLoadError: Loading chunk/,
        );
      },
    );
  });
}
