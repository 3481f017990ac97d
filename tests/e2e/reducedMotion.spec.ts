import {expect, idle, open, test} from './fixtures';
import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Properties that have moved, and for how many milliseconds. */
    moved: {property: string; time: number}[];
  }
}

/** Opens and closes what moves on a page of the reference. */
async function openAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    // Its style, not its animation: a frame that comes late finds none any more.
    addEventListener('transitionrun', ({target, propertyName}) => {
      const times = getComputedStyle(target as Element)
        .transitionDuration.split(',')
        .map((one) => 1000 * Number.parseFloat(one));
      window.moved.push({property: propertyName, time: Math.max(...times)});
    });
  });
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/api/storage-update-bucket');
  await page
    .locator('nav.menu a[href="/docs/api/scope-service"] + button')
    .click();
  await expect(
    page.locator('nav.menu a[href="/docs/api/scope-list-scopes"]'),
  ).toBeVisible();
  const part = page.locator('main details:has(> ul)').first();
  await part.locator('summary').first().click();
  await expect(part.locator('ul').first()).toBeVisible();
  // At this width the column of the panel grows when it opens.
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', {name: 'Send', exact: true}).hover();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await idle(page);
}

/** What has moved: the theme folds at once by a transition without length. */
const listMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.moved
      .filter(({property, time}) => property !== 'height' || time > 1)
      .map(({property}) => property),
  );

test('nothing moves where motion is reduced', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openAll(page);
  expect(await listMoved(page)).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('elsewhere menus, folded parts and the drawer move', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openAll(page);
  expect(await listMoved(page)).toEqual(
    expect.arrayContaining(['height', 'transform']),
  );
});
