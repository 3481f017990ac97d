import {hold, isChunk} from './chunks';
import {expect, open, showsBlog, stopClock, test} from './fixtures';
import type {Page} from '@playwright/test';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** The spinner over a page that stays until the next one is there. */
const spinner = (page: Page) =>
  page
    .getByRole('status')
    .locator('[class*="slow"]')
    .filter({hasText: 'Loading the page…'});

/** How much of the bar is still to come, in percent. */
const rest = (page: Page) =>
  bar(page).evaluate((element) =>
    Number(/translate3d\(-([\d.]+)%/.exec(element.style.transform)?.[1]),
  );

test('a slow navigation shows bar and spinner after 200 ms, over the page that stays', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  const heading = page.locator('main h1');
  const title = await heading.innerText();
  const place = await heading.boundingBox();
  const {release} = await hold(page);
  await stopClock(page);
  const asked = page.waitForRequest((one) => isChunk(new URL(one.url())));
  await page.locator('.navbar a[href="/blog"]').dispatchEvent('click');
  await asked;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await expect(spinner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await expect(spinner(page)).toBeInViewport({ratio: 1});
  await expect(spinner(page).locator('[class*="spinner"]')).toHaveCSS(
    'animation-duration',
    '0.001s',
  );
  await expect(heading).toHaveText(title);
  expect(await heading.boundingBox()).toEqual(place);

  // Minimum 0.08, then steps of at most 0.02 each 800 ms.
  await page.clock.runFor(1);
  await expect.poll(() => rest(page)).toBe(92);
  await page.clock.runFor(3000);
  const later = await rest(page);
  expect(later).toBeLessThan(92);
  expect(later).toBeGreaterThanOrEqual(92 - 4 * 2);

  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/blog');
  await showsBlog(page);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(spinner(page)).toBeHidden();
});
