import type {Locator, Page} from '@playwright/test';
import {accept, expect, kinds, locales, open, test} from './fixtures';
import {everySecond} from './parts';

const texts = (code: Locator): Promise<string[]> =>
  code.evaluateAll((parts) => parts.map((part) => part.textContent ?? ''));

/** Sizes of letters of a part, in CSS px. */
const getSize = (part: Locator): Promise<number> =>
  part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Color of a part. */
const getColor = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).color);

/** Space between parts that stand below each other. */
const gaps = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) =>
    all.slice(1).map((part, index) => {
      const above = all[index]!.getBoundingClientRect().bottom;
      return Math.round(part.getBoundingClientRect().top - above);
    }),
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `${name}: the call of the home page runs in it`,
    everySecond(row, 0),
    async ({page}) => {
      const fetched: string[] = [];
      await page.goto(`${prefix}/`);
      page.on('request', (request) => {
        // A browser fetches the icon when it has time.
        if (!/\/favicon\b/.test(request.url())) fetched.push(request.url());
      });
      const card = page.locator('main section:has(.theme-code-block)');
      const [request, response] = await texts(card.locator('pre'));
      expect(request).toContain('/ListMachines');
      // In color, and as the page of the call has them.
      expect(await card.locator('pre .s').count()).toBeGreaterThan(5);
      expect(fetched).toEqual([]);
      const run = card.getByRole('button', {name: /^(Run|執行)$/});
      await run.click();
      await expect(card.getByRole('status')).toContainText(/^HTTP 200/);
      await expect(
        card.getByRole('button', {name: /^(Run again|再執行一次)$/}),
      ).toBeFocused();
      const answer = (await texts(card.locator('pre')))[1] ?? '';
      const {machines} = JSON.parse(answer) as {machines: {hostname: string}[]};
      const [first] = (
        JSON.parse(response ?? '') as {machines: {hostname: string}[]}
      ).machines;
      expect(machines.map(({hostname}) => hostname)).toContain(first?.hostname);
      expect(
        fetched.every((one) => new URL(one).hostname === '127.0.0.1'),
      ).toBe(true);
      await card.locator('h2 a').click();
      await expect(page).toHaveURL(/machine-list-machines$/);
      await expect
        .poll(() => texts(page.locator('main pre')))
        .toContain(response);
    },
  );

  test(
    `${name}: the call of the home page says when the sandbox does not come`,
    everySecond(row, 1),
    async ({page, complaints}) => {
      await page.route('**/sandbox.json', (route) => route.abort());
      await page.goto(`${prefix}/`);
      const card = page.locator('main section:has(.theme-code-block)');
      const response = (await texts(card.locator('pre')))[1];
      await card.getByRole('button', {name: /^(Run|執行)$/}).click();
      const notice = card.getByRole('alert');
      await expect(notice).toBeVisible();
      // The example stays, and a second try works.
      expect((await texts(card.locator('pre')))[1]).toBe(response);
      await page.unroute('**/sandbox.json');
      await notice.getByRole('button').click();
      await expect(card.getByRole('status')).toContainText(/^HTTP 200/);
      accept(complaints, /Failed to load resource/);
    },
  );

  test(
    `${name}: the home page leads to clusters, not to what is unimplemented`,
    everySecond(row, 1),
    async ({page}) => {
      await page.goto(`${prefix}/`);
      const links = page.locator('main a');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(addresses).toContain(`${prefix}/docs/api/orchestrator-service`);
      expect(addresses.filter((one) => one.includes('/model-'))).toEqual([]);
      expect(await getSize(page.locator('h1'))).toBe(48);
    },
  );

  test(
    `${name}: posts have one small line below their titles`,
    everySecond(row, 2),
    async ({page}) => {
      await page.goto(prefix + kinds.blog);
      const posts = page.locator('main article');
      for (const post of await posts.all()) {
        const date = post.locator('time');
        const author = post.locator('header a[href*="/authors/"]').first();
        const tag = post.locator('header a[rel=tag]').first();
        const places = await Promise.all(
          [date, author, tag].map((part) =>
            part.evaluate((element) => {
              const {top, bottom} = element.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          ),
        );
        expect(Math.max(...places) - Math.min(...places)).toBeLessThan(4);
        for (const part of [date, author, tag]) {
          expect(await getSize(part)).toBe(13);
        }
        expect(await getColor(post.locator('h2 a'))).toBe(
          await getColor(page.locator('h1')),
        );
      }
      for (const gap of await gaps(posts)) expect(gap).toBe(40);
    },
  );

  for (const [column, width] of [390, 1440].entries()) {
    test(
      `${name}, ${width} px: the footer is quiet`,
      everySecond(row, column),
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await open(page, prefix + kinds.tutorial);
        const footer = page.locator('footer.footer');
        await expect(footer.locator('.footer__title')).toHaveCount(3);
        const {height = Infinity} = (await footer.boundingBox()) ?? {};
        expect(height).toBeLessThanOrEqual(width < 997 ? 330 : 150);
        const small = await footer
          .locator('a')
          .evaluateAll((links) =>
            links
              .map((link) => link.getBoundingClientRect())
              .filter((link) => link.height < 24),
          );
        expect(small).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      },
    );
  }

  test(
    `${name}: 48 px above a heading and 16 below it`,
    everySecond(row, 3),
    async ({page}) => {
      for (const kind of ['tutorial', 'guide', 'service', 'page'] as const) {
        await page.goto(prefix + kinds[kind]);
        const spaces = await page
          .locator(':is(.markdown, .mdx-page article) > h2')
          .evaluateAll((headings) =>
            headings.map((heading) => {
              const {marginTop, marginBottom} = getComputedStyle(heading);
              return `${marginTop} ${marginBottom}`;
            }),
          );
        expect(spaces.length, kind).toBeGreaterThan(0);
        expect([...new Set(spaces)], kind).toEqual(['48px 16px']);
      }
    },
  );
}
