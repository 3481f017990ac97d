import {watchRequests} from '../requests';
import {
  accept,
  expect,
  hydrated,
  locales,
  missing,
  onEachHost,
  test,
} from './fixtures';
import {everySecond, slow} from './parts';

/** Ways to write the address of a page, and where each of them ends. */
const addresses = [
  {written: '/docs/intro.html', plain: '/docs/intro'},
  {written: '/docs/intro/index.html', plain: '/docs/intro'},
  {written: '/docs/intro/', plain: '/docs/intro'},
  {written: '/index.html', plain: '/'},
  {written: '/blog.html', plain: '/blog'},
  {written: '/docs/index.html', plain: '/docs'},
  {
    written: '/docs/api/schemas/virtualmachine.html',
    plain: '/docs/api/schemas/virtualmachine',
  },
];

onEachHost((row) => {
  for (const [place, {name, prefix}] of locales.entries()) {
    // The rule knows no language but in its prefix.
    const inLanguage = name === 'en' ? addresses : addresses.slice(0, 2);
    for (const [column, {written, plain}] of inLanguage.entries()) {
      test(
        `${prefix}${written} becomes ${prefix}${plain} (${name})`,
        name === 'en' ? everySecond(row, column) : slow,
        async ({page, complaints}) => {
          const rest = '?q=a%20b&q=2&c&d=#part';
          await page.goto(prefix + written + rest);
          await page.waitForURL((url) => url.pathname === prefix + plain);
          await hydrated(page);
          const url = new URL(page.url());
          expect(url.pathname + url.search + url.hash).toBe(
            prefix + plain + rest,
          );
          await expect(page.locator('main')).toBeVisible();
          await expect(page.locator('html')).not.toHaveAttribute(
            'data-not-found',
          );
          // The host's own answer, where it has no such file.
          accept(complaints, missing);
        },
      );
    }

    test(
      `an unknown address with .html is asked for twice and no more (${name})`,
      everySecond(row, place),
      async ({page, complaints}) => {
        const requestsOver = watchRequests(page);
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest())
            asked.push(new URL(request.url()).pathname);
        });
        await page.goto(`${prefix}/nothing/index.html`);
        await page.waitForURL(`**${prefix}/nothing`);
        await hydrated(page);
        await requestsOver();
        expect(asked).toEqual([
          `${prefix}/nothing/index.html`,
          `${prefix}/nothing`,
        ]);
        accept(complaints, missing);
      },
    );
  }

  test('the address never leads to another host', async ({
    page,
    complaints,
  }) => {
    await page.goto('/%2e//elsewhere.example/docs/intro.html');
    await hydrated(page);
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    accept(complaints, missing);
  });

  test('going back from a normalized address leaves the site’s page', async ({
    page,
  }) => {
    await page.goto('/blog');
    await page.goto('/docs/intro.html');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });
});
