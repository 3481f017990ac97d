import {delayChunks} from './chunks';
import {expect, open, test} from './fixtures';
import type {Page} from '@playwright/test';

interface Bar {
  /** Milliseconds between the click and the bar. */
  delay: number;
  transform: string;
  transition: string;
}

/** Notes, from the next click on, when and how a progress bar first shows. */
async function watchBar(page: Page): Promise<() => Promise<Bar | undefined>> {
  await page.evaluate(() => {
    let start = 0;
    addEventListener('click', () => (start = performance.now()), true);
    new MutationObserver((_, observer) => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (!bar?.style.transition) return;
      observer.disconnect();
      const {transform, transition} = bar.style;
      const delay = performance.now() - start;
      Object.assign(window, {seenBar: {delay, transform, transition}});
    }).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  return () =>
    page.evaluate(() => (window as {seenBar?: Bar} & Window).seenBar);
}

test('a slow navigation shows the progress bar after 200 ms', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await delayChunks(page, 800);
  const bar = await watchBar(page);
  await page.locator('.navbar a[href="/blog"]').dispatchEvent('click');
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const seen = await bar();
  expect(seen?.delay).toBeGreaterThanOrEqual(195);
  // Minimum 0.08, speed 200 ms.
  expect(seen?.transform).toBe('translate3d(-92%, 0px, 0px)');
  expect(seen?.transition).toContain('200ms');
});

test('the bar creeps by at most 0.02 each 800 ms', async ({page}) => {
  await open(page, '/docs/intro');
  await delayChunks(page, 2600);
  await page.locator('.navbar a[href="/blog"]').dispatchEvent('click');
  const bar = page.locator('#nprogress .bar');
  const position = () =>
    bar.evaluate((element) =>
      Number(/translate3d\(-([\d.]+)%/.exec(element.style.transform)?.[1]),
    );
  await expect(bar).toBeVisible();
  expect(await position()).toBe(92);
  await expect.poll(position, {intervals: [20]}).toBeLessThan(92);
  const crept = await position();
  expect(crept).toBeGreaterThanOrEqual(90);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a fast navigation shows none', async ({page}) => {
  await open(page, '/docs/intro');
  const bar = await watchBar(page);
  const link = page.locator('.navbar a[href="/blog"]');
  const loaded = page.waitForEvent('requestfinished');
  await link.hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await bar()).toBeUndefined();
});

test('a jump within the page shows none', async ({page}) => {
  await open(page, '/docs/tutorial-basics/markdown-features');
  await delayChunks(page, 800);
  const bar = await watchBar(page);
  await page.locator('.table-of-contents__link').nth(1).click();
  await expect(page).toHaveURL(/#/);
  // Longer than the bar waits.
  await page.waitForTimeout(300);
  expect(await bar()).toBeUndefined();
});
