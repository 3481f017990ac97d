import {expect, open, test} from './fixtures';
import {openPanel} from './tryIt';
import type {Page} from '@playwright/test';

/** Opens a category of the sidebar; returns the longest motion, in milliseconds. */
async function getMotion(page: Page): Promise<number> {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    const seen: number[] = [];
    addEventListener('transitionrun', ({target}) => {
      for (const animation of (target as Element).getAnimations()) {
        seen.push(Number(animation.effect?.getComputedTiming().activeDuration));
      }
    });
    Object.assign(window, {seen});
  });
  const category = page.locator('.theme-doc-sidebar-item-category').first();
  const list = category.locator('.menu__list');
  const wasOpen = await list.isVisible();
  await category
    .locator('.menu__caret, .menu__link--sublist-caret')
    .first()
    .click();
  await expect(list).toBeVisible({visible: !wasOpen});
  await page.waitForFunction(() =>
    document.getAnimations().every(({playState}) => playState === 'finished'),
  );
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as {seen: number[]}).seen),
  );
}

test('sections and menus do not move where motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await getMotion(page)).toBeLessThanOrEqual(1);
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    ),
  ).toBe('auto');

  await page.setViewportSize({width: 390, height: 800});
  await page.locator('.navbar__toggle').click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toBeVisible();
  const durations = await sidebar.evaluate((element) =>
    getComputedStyle(element).transitionDuration.split(',').map(parseFloat),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
});

test('they do where it is not', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  expect(await getMotion(page)).toBeGreaterThan(50);
});

test('nothing changes a frame late where motion is reduced', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() => {
    const late: string[] = [];
    addEventListener('transitionrun', ({propertyName}) =>
      late.push(propertyName),
    );
    Object.assign(window, {late});
  });
  // At this width the column of the panel grows when it opens.
  await page.setViewportSize({width: 1440, height: 900});
  const panel = await openPanel(page);
  await panel.send.hover();
  expect(
    await page.evaluate(() => (window as unknown as {late: string[]}).late),
  ).toEqual([]);
});
