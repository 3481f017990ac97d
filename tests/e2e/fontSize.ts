import type {Page} from '@playwright/test';

/** The reader's font size in px, as a setting of the browser would have it. */
export async function withFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
}
