import {
  accept,
  expect,
  hydrated,
  idle,
  kinds,
  missing,
  open,
  runs,
  test,
} from './fixtures';
import type {Page} from '@playwright/test';

/** Addresses of the scripts that stand in the page, as often as they do. */
const scriptsIn = (page: Page): Promise<string[]> =>
  page
    .locator('script[src]')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[]).map(({src}) => src),
    );

/** Moves the pointer as a hand does, through more than one place. */
const movePointer = (page: Page): Promise<void> =>
  page.mouse.move(300, 300, {steps: 3});

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  'a pointer that moves': movePointer,
  'a pointer pressed': (page) => page.mouse.down(),
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'a touch': (page) => page.touchscreen.tap(5, 300),
  'a wheel': (page) => page.mouse.wheel(0, 200),
  'a scroll': (page) => page.evaluate(() => scrollTo(0, 200)),
  'the focus': (page) => page.locator('main a:visible').first().focus(),
};

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  for (const [act, perform] of Object.entries(acts)) {
    test(`${act} starts the page, once`, async ({page}) => {
      await page.goto(kinds.operation);
      expect(await scriptsIn(page)).toEqual([]);
      await perform(page);
      await runs(page);
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await page.keyboard.press('ArrowDown');
      await idle(page);
      const addresses = await scriptsIn(page);
      expect(addresses.length).toBeGreaterThan(1);
      expect(new Set(addresses).size).toBe(addresses.length);
    });
  }
});

test('what another tab stores starts the page, in the color mode of that tab', async ({
  page,
  context,
}) => {
  await page.goto('/docs/intro');
  const other = await context.newPage();
  await open(other, '/blog');
  await other.locator('.navbar [class*="colorModeToggle"] button').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.bringToFront();
  await runs(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const before of ['not started', 'running']) {
  test(`a page out of the back-forward cache, ${before}, has the present color mode`, async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    if (before === 'running') await hydrated(page);
    // Playwright cannot drive that cache: what a page meets that leaves it.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar [class*="colorModeToggle"] button').click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await runs(page);
  });
}

test('the not-found page starts at once', async ({page, complaints}) => {
  await page.goto('/nothing/here');
  await runs(page);
  accept(complaints, missing);
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
  expect(await scriptsIn(page)).toEqual([]);
  await page.locator('.navbar [class*="colorModeToggle"] button').click();
  await runs(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('scripts that fail are told of, and come at Retry', async ({
  page,
  complaints,
}) => {
  await page.route('**/main.*.js', (route) => route.abort());
  await page.goto('/docs/intro');
  await movePointer(page);
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  const reloaded = page.waitForEvent('domcontentloaded');
  await notice.getByRole('button').click();
  await reloaded;
  await movePointer(page);
  await runs(page);
  accept(complaints, /Failed to load resource/);
});

test('scripts of a site published anew: the press fetches the new page', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/intro');
  await page.route('**/assets/js/*', (route) => route.fulfill({status: 404}));
  // The page that the program asks for names other scripts.
  await page.route('**/docs/intro', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/assets/js/', '/new/');
    return route.fulfill({response, body});
  });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator('.navbar [class*="colorModeToggle"] button').click();
  await reloaded;
  await page.unrouteAll();
  await movePointer(page);
  await runs(page);
  accept(complaints, /Failed to load resource/);
});
