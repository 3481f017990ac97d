import {
  accept,
  colorToggle,
  expect,
  hydrated,
  idle,
  kinds,
  runs,
  test,
} from './fixtures';
import type {Page} from '@playwright/test';

/** Moves the pointer as a hand does, through more than one place. */
const movePointer = (page: Page): Promise<void> =>
  page.mouse.move(300, 300, {steps: 3});

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer that moves': movePointer,
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'a touch': (page) => page.touchscreen.tap(5, 300),
  'a wheel': (page) => page.mouse.wheel(0, 200),
  'the focus': (page) => page.locator('main a:visible').first().focus(),
};

const scripts = (page: Page) => page.locator('script[src]');

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  test('a first act of any kind starts the page, once', async ({page}) => {
    for (const [act, perform] of Object.entries(acts)) {
      await test.step(act, async () => {
        await page.goto(kinds.operation);
        await idle(page);
        await expect(scripts(page)).toHaveCount(0);
        await perform(page);
        await runs(page);
        await page.mouse.move(10, 10);
        await page.mouse.move(20, 20);
        await page.keyboard.press('ArrowDown');
        await idle(page);
        const addresses = await scripts(page).evaluateAll((all) =>
          all.map((script) => script.getAttribute('src')),
        );
        expect(addresses.length).toBeGreaterThan(1);
        expect(new Set(addresses).size).toBe(addresses.length);
      });
    }
  });
});

test('where data is saved, reading fetches nothing, and a press does', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    }),
  );
  await page.goto(kinds.tutorial);
  await movePointer(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await idle(page);
  await expect(scripts(page)).toHaveCount(0);
  await colorToggle(page).click();
  await runs(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('scripts that fail: the reader hears of it where he is, and Retry recovers', async ({
  page,
  complaints,
}) => {
  await page.route(/assets\/js\/main\./, (route) => route.abort());
  await page.goto(kinds.service);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const caret = page.locator('nav.menu .menu__caret').first();
  await caret.click();
  const notice = page
    .getByRole('alert')
    .filter({hasText: 'The page could not be loaded.'});
  await expect(notice).toBeInViewport({ratio: 1});
  // Nothing that was pressed waits any longer, and the text stays.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();

  await page.unrouteAll();
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toHaveCount(0);
  await hydrated(page);
  accept(complaints, /Failed to load resource: net::ERR_FAILED/);
});
