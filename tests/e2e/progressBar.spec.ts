import {hold, isChunk} from './chunks';
import {
  expect,
  localesOnHosts,
  open,
  showsBlog,
  stopClock,
  test,
} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import type {Page} from '@playwright/test';

const bar = (page: Page) => page.locator('#nprogress .bar');

const position = (page: Page) =>
  bar(page).evaluate((element) =>
    Number(/translate3d\(-([\d.]+)%/.exec(element.style.transform)?.[1]),
  );

/**
 * Follows a link whose page comes only when `release` is called, with the
 * clock of the page stopped.
 */
async function leaveSlowly(
  page: Page,
  prefix = '',
): Promise<{release: () => void}> {
  await open(page, `${prefix}/docs/intro`);
  const held = await hold(page);
  await stopClock(page);
  const asked = page.waitForRequest((request) =>
    isChunk(new URL(request.url())),
  );
  await page.locator(`.navbar a[href="${prefix}/blog"]`).dispatchEvent('click');
  await asked;
  return held;
}

test('a slow navigation shows the progress bar after 200 ms', async ({
  page,
}) => {
  const {release} = await leaveSlowly(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1);
  // Minimum 0.08, speed 200 ms.
  expect(await position(page)).toBe(92);
  expect(await bar(page).evaluate(({style}) => style.transition)).toContain(
    '200ms',
  );
  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/blog');
  await showsBlog(page);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the bar creeps by at most 0.02 each 800 ms', async ({page}) => {
  await leaveSlowly(page);
  await page.clock.runFor(201);
  let before = await position(page);
  expect(before).toBe(92);
  for (let step = 0; step < 3; step++) {
    await page.clock.runFor(1000);
    const after = await position(page);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThanOrEqual(before - 2 * 2);
    before = after;
  }
});

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `the spinner stands beside the bar, over the page that stays (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        const {release} = await leaveSlowly(page, prefix);
        const heading = page.locator('main h1');
        const title = await heading.textContent();
        const place = await heading.boundingBox();
        const status = page
          .getByRole('status')
          .locator('[class*="slow"]')
          .filter({
            hasText: message(name, 'loading.status', 'Loading the page…'),
          });
        await page.clock.runFor(199);
        await expect(status).toBeHidden();
        await page.clock.runFor(1);
        await expect(status).toBeVisible();
        await expect(status).toBeInViewport({ratio: 1});
        expect(
          await status
            .locator('[class*="spinner"]')
            .evaluate((element) => element.getAnimations().length),
        ).toBe(0);
        // The page that is left stays where it is.
        await expect(heading).toHaveText(title!);
        expect(await heading.boundingBox()).toEqual(place);
        release();
        await page.clock.resume();
        await expect(page.locator('main article h2').first()).toBeVisible();
        await expect(status).toBeHidden();
      },
    );
  });
}

test('a fast navigation shows none', async ({page}) => {
  await open(page, '/docs/intro');
  await stopClock(page);
  await page.locator('.navbar a[href="/blog"]').dispatchEvent('click');
  await showsBlog(page);
  // The page was there before its time came.
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[role="status"] [class*="spinner"]')).toBeHidden();
});

test('a jump within the page shows none', async ({page}) => {
  await open(page, '/docs/tutorial-basics/markdown-features');
  await hold(page);
  await stopClock(page);
  await page.locator('.table-of-contents__link').nth(1).click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[role="status"] [class*="spinner"]')).toBeHidden();
});
