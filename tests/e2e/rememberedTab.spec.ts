import type {Page} from '@playwright/test';
import {act, expect, idle, localesOnHosts, open, runs, test} from './fixtures';
import {everySecond} from './parts';

const operation = '/docs/api/instance-list-virtual-machines';
const samples = '#samples ~ .tabs-container';

interface Noted {
  /** The chosen tab at every frame in which there was one. */
  shownTabs: Set<string | null>;
  shifts: number[];
}

/** Notes, from the first frame on, which tab shows and how far things move. */
function noteFrames(): void {
  const noted = window as unknown as Noted;
  noted.shownTabs = new Set();
  noted.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      noted.shifts.push((entry as unknown as {value: number}).value);
    }
  }).observe({type: 'layout-shift', buffered: true});
  const look = (): void => {
    const shown = Array.from(document.querySelectorAll('[role=tabpanel]'))
      .map((panel) => (panel as HTMLElement).checkVisibility())
      .indexOf(true);
    const chosen = document.querySelector('[role=tab][aria-selected=true]');
    if (chosen && shown >= 0) {
      noted.shownTabs.add(`${chosen.textContent} ${shown}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const noted = (
  page: Page,
): Promise<{tabs: (string | null)[]; shifts: number[]}> =>
  page.evaluate(() => {
    const {shownTabs, shifts} = window as unknown as Noted;
    return {tabs: [...shownTabs], shifts};
  });

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    test(
      `the chosen language of samples shows from the first frame on (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        await open(page, prefix + operation);
        const tabs = page.locator(samples).first().getByRole('tab');
        const index = 2;
        const label = await tabs.nth(index).textContent();
        await tabs.nth(index).click();
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');

        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        await page.addInitScript(noteFrames);
        await page.goto(`${prefix}/docs/api/storage-create-bucket`);
        await idle(page);
        const before = await noted(page);
        expect(before.tabs).toEqual([`${label} ${index}`]);
        expect(scripts).toEqual([]);
        await expect(tabs.nth(index)).toHaveAttribute('tabindex', '0');
        await expect(tabs.first()).toHaveAttribute('tabindex', '-1');

        await act(page);
        await runs(page);
        await idle(page);
        const after = await noted(page);
        expect(after.tabs).toEqual([`${label} ${index}`]);
        expect(
          after.shifts.reduce((sum, shift) => sum + shift, 0),
        ).toBeLessThan(0.01);
        await tabs.first().click();
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      },
    );
  });
}

test('a choice that no tab has leaves the first tab', async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docusaurus.tab.sample-language', 'cobol'),
  );
  await page.goto(operation);
  const tabs = page.locator(samples).first().getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('tabs of a document remember as well', async ({page}) => {
  const path = '/docs/tutorial-basics/markdown-features';
  await open(page, path);
  const tabs = page.locator('.tabs-container').first().getByRole('tab');
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.goto(path);
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
});
