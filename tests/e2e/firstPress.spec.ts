import {hold} from './chunks';
import {colorToggle, expect, runs, test} from './fixtures';
import {createPool, getPanel} from './tryIt';
import {getGuidePage, readGuide} from './guides';
import type {Page} from '@playwright/test';

const features = '/docs/tutorial-basics/markdown-features';

/** Opens a page whose scripts come only when the test lets them. */
async function openSlowly(
  page: Page,
  path: string,
): Promise<{start: () => Promise<void>}> {
  const {release} = await hold(page, '**/assets/js/*.js');
  // A page that scrolls asks for its scripts, and is not complete without.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  return {
    start: async () => {
      release();
      await runs(page);
      // A press is made again in a task of its own.
      for (let task = 0; task < 3; task++) {
        await page.evaluate(() => new Promise((done) => setTimeout(done)));
      }
    },
  };
}

const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const busy = (page: Page) => page.locator('[aria-busy="true"]');

const tab = (page: Page) => page.getByRole('tab').nth(1);

const languages = (page: Page) => page.locator('.navbar .dropdown > a');

/** What a reader presses, and what has come of it once the scripts are there. */
const presses: Record<
  string,
  {
    /** Where; the page of features unless said otherwise. */
    path?: string;
    press: (page: Page) => Promise<void>;
    done: (page: Page) => Promise<void>;
  }
> = {
  'the color mode': {
    press: (page) => colorToggle(page).click(),
    done: (page) =>
      expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'a tab': {
    press: (page) => tab(page).click(),
    done: (page) => expect(tab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'the menu of languages, with the keyboard': {
    press: (page) => languages(page).press('Enter'),
    done: (page) =>
      expect(languages(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  '"Try it", twice, which is once': {
    path: createPool,
    press: (page) => getPanel(page).opener.dblclick(),
    done: (page) => expect(getPanel(page).dialog).toBeVisible(),
  },
};

test('what is pressed at once shows that it waits, and is done once the scripts are there', async ({
  page,
}) => {
  for (const [what, {path = features, press, done}] of Object.entries(
    presses,
  )) {
    await test.step(what, async () => {
      const {start} = await openSlowly(page, path);
      await press(page);
      await expect(busy(page)).toHaveCount(1);
      await expect(busy(page)).toHaveCSS('outline-style', 'dashed');
      await start();
      await done(page);
      await expect(busy(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      expect(await isSame(page)).toBe(true);
    });
  }
});

test('a guide that is run at once runs each step once', async ({page}) => {
  const {path, runAll, ...shown} = getGuidePage(page, readGuide('quickstart'));
  const {start} = await openSlowly(page, path);
  await runAll.dblclick();
  await start();
  // Of two runs, the second would find the name of the tag taken.
  await expect(shown.getStatus(shown.allDone)).toBeVisible();
  await expect(runAll).toHaveCount(0);
});

test('a guide that is run at once calls no platform that was not in view', async ({
  page,
}) => {
  const {path, runAll, ...shown} = getGuidePage(page, readGuide('quickstart'));
  await page.addInitScript(() => {
    localStorage.setItem('tryIt.server', 'platform');
    localStorage.setItem('tryIt.address', 'https://holt.invalid');
  });
  const {start} = await openSlowly(page, path);
  await expect(shown.server).toHaveValue('sandbox');
  await runAll.click();
  await start();
  await expect(shown.server).toHaveValue('platform');
  await expect(page.getByLabel(/^Authorization header/)).toBeVisible();
  await expect(shown.marks).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('a tap at once opens the menu, or the sheet of "Try it"', async ({
    page,
  }) => {
    const menu = await openSlowly(page, '/docs/intro');
    await page.locator('.navbar__toggle').tap();
    await menu.start();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();

    const sheet = await openSlowly(page, createPool);
    await getPanel(page).opener.tap();
    await sheet.start();
    await expect(page.locator('dialog:modal')).toBeVisible();
  });
});

test('a fold, a jump and a link work at once, without the scripts', async ({
  page,
}) => {
  const {start} = await openSlowly(page, features);
  const details = page.locator('main details[data-collapsed]').first();
  const summary = details.locator('summary');
  await summary.click();
  await expect(details).toHaveAttribute('open', '');
  const before = await page.evaluate(() => history.length);
  await page.locator('.table-of-contents__link[href="#images"]').click();
  await expect(page).toHaveURL(`${features}#images`);
  await expect(page.locator('#images')).toBeInViewport();

  // Nothing of it is undone, or done again, when they come.
  await start();
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect(details.locator('summary + *')).toBeVisible();
  await summary.click();
  await expect(details).not.toHaveAttribute('open');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isSame(page)).toBe(true);

  await openSlowly(page, '/docs/intro');
  await page.locator('.navbar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  expect(await isSame(page)).toBe(false);
});
