import type {Page} from '@playwright/test';

/** Has a page keep what it copies, and gives the last of it. */
export async function keepCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const kept = window as unknown as {copied: string};
    kept.copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          kept.copied = text;
          return Promise.resolve();
        },
        write: async ([item]: ClipboardItem[]) => {
          const blob = await item?.getType('text/plain');
          kept.copied = (await blob?.text()) ?? '';
        },
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as {copied: string}).copied);
}
