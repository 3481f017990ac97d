import {expect, locales, test} from './fixtures';
import {everySecond} from './parts';

const printed = {
  operation: '/docs/api/instance-create-virtual-machine',
  service: '/docs/api/storage-service',
  guide: '/docs/guides/bucket-for-an-application',
};

/** Width of what an A4 page holds beside margins of 15 mm, in CSS px. */
const paper = Math.round((180 / 25.4) * 96);

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, [kind, address]] of Object.entries(printed).entries()) {
    test(
      `${name}: a ${kind} on paper, from dark mode`,
      everySecond(row, column),
      async ({page}) => {
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
        await page.setViewportSize({width: paper, height: 1000});
        await page.goto(prefix + address);
        await page.emulateMedia({media: 'print'});

        // Black on white.
        const colors = await page.evaluate(() => {
          const {color} = getComputedStyle(document.querySelector('h1')!);
          const {backgroundColor} = getComputedStyle(document.documentElement);
          return {color, backgroundColor};
        });
        expect(colors.backgroundColor).toBe('rgb(255, 255, 255)');
        const [red = 255] = colors.color.match(/\d+/g)?.map(Number) ?? [];
        expect(red).toBeLessThan(64);

        // The article alone.
        await expect(page.locator('nav:visible')).toHaveCount(0);
        await expect(page.locator('button:visible')).toHaveCount(0);
        await expect(page.locator('aside:visible, footer:visible')).toHaveCount(
          0,
        );
        await expect(page.locator('[role=tab]:visible')).toHaveCount(
          await page.locator('[role=tab][aria-selected=true]').count(),
        );

        // Folded parts are open.
        const folded = await page
          .locator('article details:not([open]) > summary + *')
          .evaluateAll((parts) =>
            parts
              .filter((part) => !part.checkVisibility())
              .map((part) => part.parentElement?.textContent?.slice(0, 60)),
          );
        expect(folded).toEqual([]);

        // Nothing is wider than the page, and no line of code is cut.
        const cut = await page.evaluate((width) => {
          const wide = Array.from(
            document.querySelectorAll(
              'article :is(p, li, pre, table, svg, dl)',
            ),
          )
            .filter((part) => part.checkVisibility())
            .filter((part) => {
              const {right, left} = part.getBoundingClientRect();
              return right > width + 1 || left < -1;
            });
          const scrolled = Array.from(
            document.querySelectorAll('article pre'),
          ).filter(
            (pre) =>
              pre.checkVisibility() &&
              (pre.scrollWidth > pre.clientWidth + 1 ||
                pre.scrollHeight > pre.clientHeight + 1),
          );
          return [...wide, ...scrolled].map((part) =>
            part.textContent?.slice(0, 60),
          );
        }, paper);
        expect(cut).toEqual([]);

        const pdf = await page.pdf({format: 'A4'});
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      },
    );
  }

  test(
    `${name}: paper says where outside links lead`,
    everySecond(row, 1),
    async ({page}) => {
      await page.goto(`${prefix}/docs/guides/quickstart`);
      await page.emulateMedia({media: 'print'});
      const after = (selector: string): Promise<string[]> =>
        page
          .locator(selector)
          .evaluateAll((links) =>
            links.map((link) => getComputedStyle(link, '::after').content),
          );
      for (const text of await after('.markdown a[href^="#"]')) {
        expect(text).toBe('none');
      }
      await page.goto(`${prefix}/blog/first-blog-post`);
      for (const text of await after('.markdown p > a[href^="http"]')) {
        expect(text).toContain('http');
      }
    },
  );
}
