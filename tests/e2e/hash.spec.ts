import {expect, kinds, open, showsBlog, test} from './fixtures';
import type {Page} from '@playwright/test';

test.use({viewport: {width: 1440, height: 500}});

const path = '/docs/tutorial-basics/markdown-features';

/** Expects an element to stand right below the navbar. */
const expectBelowNavbar = (page: Page, id: string): Promise<void> =>
  expect(async () => {
    const navbar = await page.locator('.navbar').boundingBox();
    const target = await page.locator(`[id="${id}"]`).boundingBox();
    const gap = target!.y - navbar!.y - navbar!.height;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(100);
  }).toPass();

test('a jump ends below the navbar, a new page at its top, and going back at the jump', async ({
  page,
}) => {
  await open(page, path);
  await page.locator('.table-of-contents__link[href="#images"]').click();
  await expect(page).toHaveURL(`${path}#images`);
  await expectBelowNavbar(page, 'images');
  await page.locator('.navbar a[href="/blog"]').click();
  await showsBlog(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectBelowNavbar(page, 'images');
});

test('an address with a hash opens below the navbar', async ({page}) => {
  await open(page, `${path}#tabs`);
  await expectBelowNavbar(page, 'tabs');

  // A field of the reference.
  await open(page, kinds.schema);
  const hash = await page
    .locator('main article a[href^="#"]')
    .nth(4)
    .evaluate((link) => (link as HTMLAnchorElement).hash);
  await page.goto('about:blank');
  await open(page, kinds.schema + hash);
  await expectBelowNavbar(page, hash.slice(1));
});
