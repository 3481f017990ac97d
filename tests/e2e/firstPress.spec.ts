import {hold} from './chunks';
import {accept, expect, locales, localesOnHosts, runs, test} from './fixtures';
import {everySecond} from './parts';
import {message} from './messages';
import {createPool, getPanel} from './tryIt';
import type {Page} from '@playwright/test';

const features = '/docs/tutorial-basics/markdown-features';

/** Opens a page whose scripts come only when the test lets them. */
async function openSlowly(
  page: Page,
  path: string,
): Promise<{start: () => Promise<void>}> {
  const {release} = await hold(page, '**/assets/js/*.js');
  // An address with a hash scrolls, which asks for the scripts; the page is
  // not complete without them.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  return {
    start: async () => {
      release();
      await runs(page);
    },
  };
}

const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Waits until no press is left: each is pressed again after the one before. */
async function replayed(page: Page, presses: number): Promise<void> {
  for (let press = 0; press <= presses; press++) {
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }
}

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

const toggle = (page: Page) =>
  page.locator('.navbar [class*="colorModeToggle"] button');

test('color mode, pressed at once', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  await toggle(page).click();
  expect(await mode(page)).toBe('light');
  await start();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('mobile menu, pressed at once', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const {start} = await openSlowly(page, '/docs/intro');
  await page.locator('.navbar__toggle').click();
  await start();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('tab, pressed at once', async ({page}) => {
  const {start} = await openSlowly(page, features);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await start();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(features);
});

test('announcement, closed at once', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  await page.locator('.theme-announcement-bar button.close').click();
  await start();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `another language, chosen at once, keeps query and hash (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        const other = locales.find((locale) => locale.name !== name)!;
        await openSlowly(page, `${prefix}${features}?a=1#code-blocks`);
        await page.locator('.navbar .dropdown').hover();
        await page
          .locator(`.navbar .dropdown a[lang="${other.htmlLang}"]`)
          .click({noWaitAfter: true});
        // Its scripts are held back too, so it is never complete.
        await expect(page).toHaveURL(
          `${other.prefix}${features}?a=1#code-blocks`,
        );
      },
    );
  });
}

test('two presses of one control are one', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  await toggle(page).dblclick();
  expect(await mode(page)).toBe('light');
  await start();
  await replayed(page, 2);
  expect(await mode(page)).toBe('dark');
});

test('the language menu, opened at once with the keyboard', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  const menu = page.locator('.navbar .dropdown > a');
  await menu.focus();
  await page.keyboard.press('Enter');
  await start();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('a category of the sidebar, opened at once', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  const caret = page.locator('.theme-doc-sidebar-menu .menu__caret').first();
  const before = await caret.getAttribute('aria-expanded');
  await caret.click();
  await start();
  await expect(caret).not.toHaveAttribute('aria-expanded', before!);
  expect(await isSame(page)).toBe(true);
});

test('a folded part opens without the scripts, and stays open', async ({
  page,
}) => {
  const {start} = await openSlowly(page, features);
  const details = page.locator('main details').first();
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  await start();
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect(details.locator('summary + *')).toBeVisible();
  await details.locator('summary').click();
  await expect(details).not.toHaveAttribute('open');
});

test('a folded part, opened and closed at once, stays closed', async ({
  page,
}) => {
  const {start} = await openSlowly(page, features);
  const details = page.locator('main details').first();
  await details.locator('summary').dblclick();
  await start();
  await replayed(page, 2);
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
});

test('several controls, pressed at once, are each pressed again', async ({
  page,
}) => {
  const {start} = await openSlowly(page, features);
  await toggle(page).click();
  const tab = page.getByRole('tab').nth(1);
  await tab.focus();
  await tab.press('Enter');
  await start();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('a tap on "Try it" opens the sheet', async ({page}) => {
    const {start} = await openSlowly(page, createPool);
    const {dialog, opener: button} = getPanel(page);
    await button.tap();
    await start();
    await expect(dialog).toBeVisible();
    const isModal = (sheet: Element) => sheet.matches(':modal');
    expect(await dialog.evaluate(isModal)).toBe(true);
  });
});

test('a link, pressed at once, leads there without the scripts', async ({
  page,
}) => {
  await openSlowly(page, '/docs/intro');
  await page.locator('.navbar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  expect(await isSame(page)).toBe(false);
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/docs/intro');
});

test('a jump, pressed at once, leads there, once', async ({page}) => {
  const {start} = await openSlowly(page, features);
  const jump = page.locator('.table-of-contents__link').nth(2);
  const hash = (await jump.getAttribute('href'))!;
  const before = await page.evaluate(() => history.length);
  await jump.click();
  await expect(page).toHaveURL(features + hash);
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await start();
  await replayed(page, 1);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isSame(page)).toBe(true);
});

test('the focus ring shows before the scripts are there', async ({page}) => {
  const {start} = await openSlowly(page, '/docs/intro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await start();
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

/** Presses a button, and reads in the same task what its page shows. */
const pressed = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    (button as HTMLElement).click();
    const {outlineStyle, outlineWidth} = getComputedStyle(button);
    return [button.getAttribute('aria-busy'), outlineStyle, outlineWidth];
  });

const busy = (page: Page) => page.locator('[aria-busy="true"]');

const opener = 'main [data-try-it]';

for (const [name, media] of Object.entries({
  'in light mode': {},
  'where motion is reduced': {reducedMotion: 'reduce'},
  'in forced colors': {forcedColors: 'active'},
} as const)) {
  test(`what is pressed shows it at once, until it is done (${name})`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    const {start} = await openSlowly(page, '/docs/intro');
    expect(
      await pressed(page, '.navbar [class*="colorModeToggle"] button'),
    ).toEqual(['true', 'dashed', '2px']);
    await start();
    await replayed(page, 1);
    await expect(busy(page)).toHaveCount(0);
  });
}

test('the mark of a press is seen in both color modes', async ({page}) => {
  await openSlowly(page, createPool);
  await pressed(page, opener);
  const colors = await page.locator(opener).evaluate((button) =>
    ['light', 'dark'].map((theme) => {
      document.documentElement.dataset.theme = theme;
      const {backgroundColor} = getComputedStyle(document.documentElement);
      return [getComputedStyle(button).outlineColor, backgroundColor];
    }),
  );
  expect(colors).toEqual([
    ['rgb(11, 92, 107)', 'rgb(255, 255, 255)'],
    ['rgb(116, 196, 211)', 'rgb(17, 25, 28)'],
  ]);
});

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `a press of "Try it" opens the panel, once (${name})`,
      everySecond(row, 2),
      async ({page}) => {
        const {start} = await openSlowly(page, prefix + createPool);
        const {dialog, opener: button} = getPanel(page, name);
        await button.dblclick();
        await expect(button).toHaveAttribute('aria-busy', 'true');
        await start();
        await expect(dialog).toBeVisible();
        await replayed(page, 2);
        await expect(dialog).toBeVisible();
        await expect(busy(page)).toHaveCount(0);
      },
    );

    test(
      `a press whose scripts fail waits no longer, and is told (${name})`,
      everySecond(row, 4),
      async ({page, complaints}) => {
        await page.route('**/main.*.js', (route) => route.abort());
        await page.goto(prefix + createPool);
        expect((await pressed(page, opener))[0]).toBe('true');
        const text = message(
          name,
          'loading.failed',
          'The page could not be loaded.',
        );
        await expect(
          page.getByRole('alert').filter({hasText: text}),
        ).toBeVisible();
        await expect(busy(page)).toHaveCount(0);
        accept(complaints, /Failed to load resource: net::ERR_FAILED/);
      },
    );

    test(
      `a press whose panel fails waits no longer, and is told (${name})`,
      everySecond(row, 5),
      async ({page, complaints}) => {
        await page.route('**/try-it.*.js', (route) => route.abort());
        await page.goto(prefix + createPool);
        await getPanel(page, name).opener.click();
        await runs(page);
        await expect(page.locator('main').getByRole('alert')).toBeVisible();
        await expect(busy(page)).toHaveCount(0);
        accept(complaints, /Failed to load resource: net::ERR_FAILED/);
      },
    );

    test(
      `a press on a page whose chunks fail waits no longer (${name})`,
      everySecond(row, 6),
      async ({page, complaints}) => {
        await page.route(/assets\/js\/(?!main|runtime)/, (route) =>
          route.abort(),
        );
        await page.goto(prefix + createPool);
        await getPanel(page, name).opener.click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(busy(page)).toHaveCount(0);
        accept(
          complaints,
          /Failed to load resource: net::ERR_FAILED/,
          /uncaught: ChunkLoadError/,
          /ChunkLoadError: Loading chunk/,
        );
      },
    );
  });
}
