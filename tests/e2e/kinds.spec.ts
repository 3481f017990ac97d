import type {Page} from '@playwright/test';
import {axeFindings, contrastFindings} from './axe';
import {
  accept,
  expect,
  hydrated,
  idle,
  kinds,
  locales,
  missing,
  open,
  setMode,
  test,
} from './fixtures';
import {withFontSize} from './fontSize';
import {delayFonts, moved} from './layoutShift';
import {slow} from './parts';

const pages = Object.entries(kinds);

/**
 * What axe advises, beyond WCAG, against the theme's own markup of the blog: its
 * contents stand beside `main`, and the archive begins with the third level.
 */
const inBlog =
  /^region .*: \.col--2$|^heading-order .*: #\\32 026$|^page-has-heading-one /;

/** What axe finds on a page, without that advice where it is one of the blog. */
async function findingsOf(page: Page, path: string): Promise<string[]> {
  const found = await axeFindings(page);
  return path.startsWith('/blog')
    ? found.filter((one) => !inBlog.test(one))
    : found;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

// One test that opens them all takes longer than a test may; in two halves,
// most have a short page and a long one.
const half = Math.ceil(pages.length / 2);

for (const [index, short] of pages.slice(0, half).entries()) {
  const some = [short, ...pages.slice(half + index, half + index + 1)];
  const names = some.map(([kind]) => kind).join(', ');

  test(`${names}: wait for an act, run, move nothing, and axe finds nothing`, async ({
    page,
    complaints,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await delayFonts(page);
    for (const [kind, path] of some) {
      await test.step(kind, async () => {
        scripts.length = 0;
        await page.goto(path);
        await idle(page);
        expect(scripts, 'scripts before an act').toEqual([]);
        await hydrated(page);
        await idle(page);
        expect(await moved(page), 'what moves').toEqual([]);
        // The theme's list of posts has headings of posts alone.
        await expect(page.locator('h1')).toHaveCount(kind === 'blog' ? 0 : 1);
        expect(await findingsOf(page, path), 'findings of axe').toEqual([]);
        expect(complaints, 'complaints').toEqual([]);
      });
    }
  });
}

/** The least and the most room that a page has. */
const sizes = [
  {width: 1440, fontSize: 16},
  {width: 390, fontSize: 32},
];

for (const {name, prefix} of locales) {
  for (const {width, fontSize} of sizes) {
    test(
      `axe finds nothing, light or dark, at ${width} px with text of ${fontSize} px (${name})`,
      slow,
      async ({page, complaints}) => {
        // Eighteen pages, which axe looks at twice each.
        test.setTimeout(600_000);
        await withFontSize(page, fontSize);
        await page.setViewportSize({width, height: 900});
        for (const [kind, path] of [
          ...pages,
          ['notFound', '/nothing/here'] as const,
        ]) {
          await open(page, `${prefix}${path}`);
          await setMode(page, 'light');
          expect.soft(await findingsOf(page, path), kind).toEqual([]);
          // The mode changes colors and nothing else.
          await setMode(page, 'dark');
          expect
            .soft(await contrastFindings(page), `${kind}, dark`)
            .toEqual([]);
        }
        accept(complaints, missing);
      },
    );
  }
}
