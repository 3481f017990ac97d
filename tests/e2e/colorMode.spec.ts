import {hold} from './chunks';
import {
  colorToggle,
  expect,
  hydrated,
  idle,
  kinds,
  open,
  test,
  watch,
} from './fixtures';
import type {Page} from '@playwright/test';

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

test.describe('where the system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('color mode is light at first, and what the toggle says is remembered', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await expectMode(page, 'light');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await colorToggle(page).click();
      await expectMode(page, mode);
    }
    await page.goto('/zh-hant/blog');
    await expectMode(page, 'dark');
  });
});

test('nothing is ever drawn in another mode than that of the reader', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const modes: (string | undefined)[] = [];
    const transitions: string[] = [];
    Object.assign(window, {noted: {modes, transitions}});
    // A page without a body is not drawn.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      modes.push(document.documentElement.dataset.theme);
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
    addEventListener('transitionrun', ({propertyName}) =>
      transitions.push(propertyName),
    );
  });
  const {release} = await hold(page, '**/assets/css/*.css');
  const loaded = page.goto(kinds.operation);
  await expect(page.locator('head')).toBeAttached();
  // Whatever the style sheet takes, nothing is drawn before it.
  await expect(page.locator('body')).toHaveCount(0);
  release();
  await loaded;
  await idle(page);
  expect(
    await page.evaluate(() => [
      (window as unknown as {noted: unknown}).noted,
      document.getAnimations().length,
    ]),
  ).toEqual([{modes: ['dark'], transitions: []}, 0]);
});

test('two tabs have the same color mode, whether they run or not', async ({
  page,
  context,
  complaints,
}) => {
  const other = await context.newPage();
  watch(other, complaints);
  await other.goto('/zh-hant/');
  await open(page, '/docs/intro');
  await colorToggle(page).click();
  await expectMode(other, 'dark');
  await hydrated(other);
  await expectMode(other, 'dark');
  await colorToggle(other).click();
  await expectMode(page, 'light');
});
