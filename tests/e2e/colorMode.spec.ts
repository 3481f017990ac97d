import {hold} from './chunks';
import {expect, idle, open, test, watch} from './fixtures';
import type {Page} from '@playwright/test';

const toggle = (page: Page) =>
  page.locator('.navbar [class*="colorModeToggle"] button');

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('theme'));

test.describe('where the system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('color mode is light at first', async ({page}) => {
    await open(page, '/docs/intro');
    await expectMode(page, 'light');
    expect(await stored(page)).toBeNull();
  });

  test('the toggle knows light and dark only, and is remembered', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(page, mode);
      expect(await stored(page)).toBe(mode);
    }
    await open(page, '/zh-hant/blog');
    await expectMode(page, 'dark');
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`nothing is ever drawn in the other mode than ${mode}`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => {
      localStorage.setItem('theme', stored);
      const modes: (string | undefined)[] = [];
      const transitions: string[] = [];
      Object.assign(window, {modes, transitions});
      // A page without a body is not drawn.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        modes.push(document.documentElement.dataset.theme);
        observer.disconnect();
      }).observe(document, {childList: true, subtree: true});
      addEventListener('transitionrun', ({propertyName}) =>
        transitions.push(propertyName),
      );
    }, mode);
    const {release} = await hold(page, '**/assets/css/*.css');
    const loaded = page.goto('/docs/api/storage-create-pool');
    await page.waitForSelector('head', {state: 'attached'});
    // Whatever the style sheet takes, nothing is drawn before it.
    await expect(page.locator('body')).toHaveCount(0);
    release();
    await loaded;
    await idle(page);
    expect(
      await page.evaluate(() => {
        const {modes, transitions} = window as unknown as {
          modes: string[];
          transitions: string[];
        };
        return [modes, transitions, document.getAnimations().length];
      }),
    ).toEqual([[mode], [], 0]);
    const inks = await page.evaluate(() => {
      const texts = Array.from(document.querySelectorAll('main :is(h1, p, a)'));
      const page = getComputedStyle(document.documentElement).color;
      return [page, ...texts.map((text) => getComputedStyle(text).color)];
    });
    const [ink, link] =
      mode === 'dark'
        ? ['rgb(27, 38, 41)', 'rgb(11, 92, 107)']
        : ['rgb(223, 231, 232)', 'rgb(116, 196, 211)'];
    expect(inks).not.toContain(ink);
    expect(inks).not.toContain(link);
  });
}

test('two tabs have the same color mode', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage();
  watch(other, complaints);
  await open(page, '/docs/intro');
  await open(other, '/zh-hant/');
  await toggle(page).click();
  await expectMode(other, 'dark');
  await toggle(other).click();
  await expectMode(page, 'light');
});
