import {expect, localesOnHosts, open, test} from './fixtures';
import type {Page} from '@playwright/test';

/** Heights of a folded part after its press, until it has rested for a while. */
const unfold = async (page: Page): Promise<number[]> => {
  const part = page.locator('main details:not([open])').first();
  await part.scrollIntoViewIfNeeded();
  return part.evaluate(
    (details) =>
      new Promise<number[]>((done) => {
        const heights = [details.getBoundingClientRect().height];
        let rest = 0;
        details.querySelector('summary')?.click();
        const look = (): void => {
          const {height} = details.getBoundingClientRect();
          rest = height === heights.at(-1) ? rest + 1 : 0;
          if (rest === 0) heights.push(height);
          if (rest < 20) requestAnimationFrame(look);
          else done(heights);
        };
        requestAnimationFrame(look);
      }),
  );
};

for (const {name, prefix, host} of localesOnHosts) {
  test.describe(() => {
    test.use({host});
    const bucket = `${prefix}/docs/api/storage-update-bucket`;

    test(`a folded part unfolds in steps (${name})`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await open(page, bucket);
      const heights = await unfold(page);
      expect(heights.length).toBeGreaterThan(3);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
    });

    test(`at once where motion is reduced (${name})`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, bucket);
      expect(await unfold(page)).toHaveLength(2);
    });
  });
}
