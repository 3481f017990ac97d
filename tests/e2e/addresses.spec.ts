import {accept, expect, hydrated, missing, runs, test} from './fixtures';

/** What no rule may change. Not "q", which opens the search. */
const rest = '?a=a%20b&a=2&c&d=%E0%A4%A#e%20f';

/** Ways to write the address of a page, and where each of them ends. */
const addresses = {
  '/docs/intro.html': '/docs/intro',
  '/docs/intro/': '/docs/intro',
  '/docs/intro/index.html': '/docs/intro',
  '/zh-hant/docs/index.html': '/zh-hant/docs',
  '/index.html': '/',
  // A redirect.
  '/docs/api': '/docs/category/api',
};

test('each way to write an address ends at the plain one, with query and hash', async ({
  page,
  complaints,
}) => {
  for (const [written, plain] of Object.entries(addresses)) {
    await test.step(written, async () => {
      await page.goto(written + rest);
      await expect(page).toHaveURL(plain + rest);
      await hydrated(page);
      await expect(page).toHaveURL(plain + rest);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-not-found');
      // The host's own answer, where it has no such file.
      accept(complaints, missing);
      expect(complaints).toEqual([]);
    });
  }
  // The other way of writing is no step of the history.
  await page.goBack();
  await expect(page).toHaveURL(`/${rest}`);
});

test('an unknown address with .html is asked for twice and no more', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      asked.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/nothing/index.html');
  await expect(page).toHaveURL('/nothing');
  await runs(page);
  expect(asked).toEqual(['/nothing/index.html', '/nothing']);
  accept(complaints, missing);
});
