import type {Locator, Page} from '@playwright/test';

/**
 * Presses Tab until something has the focus, as a reader without a mouse does.
 *
 * @param most presses after which it counts as out of reach
 */
export async function tabTo(
  page: Page,
  target: Locator,
  most = 10,
): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab do not lead to ${String(target)}.`);
}
