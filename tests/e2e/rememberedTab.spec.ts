import type {Page} from '@playwright/test';
import {act, expect, idle, kinds, open, runs, test} from './fixtures';
import {moved} from './layoutShift';

const samples = '#samples ~ .tabs-container';

/** Notes, from the first frame on, which tab is chosen and which shows. */
function noteFrames(): void {
  const shown = new Set<string>();
  Object.assign(window, {shown});
  const look = (): void => {
    const panel = Array.from(document.querySelectorAll('[role=tabpanel]'))
      .map((one) => one.checkVisibility())
      .indexOf(true);
    const chosen = document.querySelector('[role=tab][aria-selected=true]');
    if (chosen && panel >= 0) shown.add(`${chosen.textContent} ${panel}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const shownTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as {shown: Set<string>}).shown]);

test('the chosen language of samples shows from the first frame on, and nothing moves', async ({
  page,
}) => {
  const tabs = page.locator(samples).first().getByRole('tab');
  await open(page, kinds.operation);
  await tabs.getByText('Python').click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');

  await page.addInitScript(noteFrames);
  await page.goto('/docs/api/storage-create-bucket');
  await idle(page);
  expect(await shownTabs(page)).toEqual(['Python 2']);
  await expect(tabs.nth(2)).toHaveAttribute('tabindex', '0');
  await expect(tabs.first()).toHaveAttribute('tabindex', '-1');
  await expect(page.locator('script[src]')).toHaveCount(0);

  await act(page);
  await runs(page);
  await idle(page);
  expect(await shownTabs(page)).toEqual(['Python 2']);
  expect(await moved(page)).toEqual([]);
  await tabs.first().click();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

  // A choice that no tab has leaves the first tab.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, 'cobol');
    }
  });
  await page.goto(kinds.operation);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});
