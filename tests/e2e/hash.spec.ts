import {expect, open, showsBlog, test} from './fixtures';
import type {Locator, Page} from '@playwright/test';

test.use({viewport: {width: 1440, height: 500}});

/** Expects an element to stand right below the navbar. */
async function expectBelowNavbar(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const navbar = await page.locator('.navbar').boundingBox();
      const box = await target.boundingBox();
      return (box?.y ?? NaN) - ((navbar?.y ?? NaN) + (navbar?.height ?? NaN));
    })
    .toBeGreaterThanOrEqual(0);
  const navbar = (await page.locator('.navbar').boundingBox())!;
  const box = (await target.boundingBox())!;
  expect(box.y - navbar.y - navbar.height).toBeLessThan(100);
}

/** The target of a jump that the page is long enough to scroll to. */
async function getJump(page: Page) {
  const link = page.locator('.table-of-contents__link').nth(2);
  const hash = (await link.getAttribute('href'))!;
  return {link, hash, target: page.locator(`[id="${hash.slice(1)}"]`)};
}

const path = '/docs/tutorial-basics/markdown-features';

test('a jump in the table of contents ends below the navbar', async ({
  page,
}) => {
  await open(page, path);
  const {link, hash, target} = await getJump(page);
  await link.click();
  await expect(page).toHaveURL(path + hash);
  await expect(target).toBeInViewport();
  await expectBelowNavbar(page, target);
});

test('an address with a hash opens below the navbar', async ({page}) => {
  await open(page, path);
  const {hash} = await getJump(page);
  await page.goto('about:blank');
  await open(page, path + hash);
  const {target} = await getJump(page);
  await expect(target).toBeInViewport();
  await expectBelowNavbar(page, target);
});

test('a field of the reference opens below the navbar', async ({page}) => {
  const schema = '/docs/api/schemas/virtualmachine';
  await open(page, schema);
  const links = page.locator('main article a[href^="#"]');
  const hash = (await links.nth(4).getAttribute('href'))!;
  await page.goto('about:blank');
  await open(page, schema + hash);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
  await expectBelowNavbar(page, target);
});

test('going back to a part of a page ends there', async ({page}) => {
  await open(page, '/docs/tutorial-basics/markdown-features');
  const {link, target} = await getJump(page);
  await link.click();
  await expectBelowNavbar(page, target);
  await page.locator('.navbar a[href="/blog"]').click();
  await showsBlog(page);
  await page.goBack();
  await expect(target).toBeInViewport();
  await expectBelowNavbar(page, target);
});

test('a new page opens at its top', async ({page}) => {
  await open(page, '/docs/tutorial-basics/markdown-features');
  await page.evaluate(() => window.scrollTo(0, 1000));
  await page.locator('.navbar a[href="/blog"]').click();
  await showsBlog(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
