import {everySecond} from './parts';
import {expect, hydrated, idle, kinds, locales, test} from './fixtures';
import type {Locator, Page} from '@playwright/test';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

const put = (page: Page): Locator =>
  page.locator('.markdown > :is(ul, ol, dl, .theme-code-block)');

/** How many of them are not laid out yet. */
const waiting = (page: Page): Promise<number> =>
  put(page).evaluateAll(
    (parts) =>
      parts.filter(
        (part) =>
          part.firstElementChild &&
          !part.firstElementChild.checkVisibility({
            contentVisibilityAuto: true,
          }),
      ).length,
  );

/** Where an element stands below the navbar, in px. */
const below = (page: Page, target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    return element.getBoundingClientRect().top - Math.max(bar.bottom, 0);
  });

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, kind] of (['service', 'guide'] as const).entries()) {
    test(
      `${kind} (${name}): what is far down comes when the reader does, and a link ends where it leads`,
      everySecond(row, column),
      async ({page}) => {
        await page.goto(prefix + kinds[kind]);
        expect(await waiting(page)).toBeGreaterThan(0);
        // Below the last, a page may end before it stands at the top.
        const heading = page.locator('.markdown > h2[id]').nth(-2);
        const id = (await heading.getAttribute('id'))!;

        await page.goto('about:blank');
        await page.goto(`${prefix}${kinds[kind]}#${id}`);
        await idle(page);
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeInViewport();
        await expect.poll(() => below(page, target)).toBeGreaterThanOrEqual(0);
        expect(await below(page, target)).toBeLessThan(100);

        // Upwards nothing moves under the eyes of the reader.
        const place = await below(page, target);
        await page.mouse.wheel(0, -300);
        await expect
          .poll(() => below(page, target))
          .toBeCloseTo(place + 300, 0);

        await hydrated(page);
        const last = put(page).last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect
          .poll(() =>
            last
              .locator('> *')
              .first()
              .evaluate((part) =>
                part.checkVisibility({contentVisibilityAuto: true}),
              ),
          )
          .toBe(true);
      },
    );
  }
}

test('the focus of a link at the edge of a list is drawn whole', async ({
  page,
}) => {
  await page.goto(kinds.service);
  const list = put(page).last();
  await expect(list).toHaveCSS('content-visibility', 'auto');
  await expect(list).toHaveCSS('overflow-clip-margin', /8px/);
});
