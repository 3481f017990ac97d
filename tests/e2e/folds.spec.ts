import {expect, localesOnHosts, open, test} from './fixtures';
import {everySecond} from './parts';
import type {Page} from '@playwright/test';

/**
 * Heights of a folded part: before its press, at the quarters of its
 * transitions, whose clock the test turns, and at their end.
 *
 * @param motion whether there are transitions to wait for
 */
const unfold = async (page: Page, motion: boolean): Promise<number[]> => {
  const devtools = await page.context().newCDPSession(page);
  const started: {id: string; duration: number}[] = [];
  devtools.on('Animation.animationStarted', ({animation}) =>
    started.push({id: animation.id, duration: animation.source!.duration}),
  );
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', {playbackRate: 0});
  const part = page.locator('main details:has(> ul)').first();
  await part.scrollIntoViewIfNeeded();
  const height = (): Promise<number> =>
    part.evaluate((details) => details.getBoundingClientRect().height);
  await expect(part).not.toHaveAttribute('open');
  const heights = [await height()];
  started.length = 0;
  await part.locator('summary').first().click();
  await expect(part).toHaveAttribute('open');
  if (motion) await expect.poll(() => started.length).toBeGreaterThan(0);
  for (const quarter of motion ? [0.25, 0.5, 0.75, 1] : []) {
    for (const {id, duration} of started) {
      await devtools.send('Animation.seekAnimations', {
        animations: [id],
        currentTime: quarter * duration,
      });
    }
    heights.push(await height());
  }
  if (!motion) heights.push(await height());
  return heights;
};

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});
    const bucket = `${prefix}/docs/api/storage-update-bucket`;

    test(
      `a folded part unfolds in steps (${name})`,
      everySecond(row, 0),
      async ({page}) => {
        await page.emulateMedia({reducedMotion: 'no-preference'});
        await open(page, bucket);
        const heights = await unfold(page, true);
        expect(heights).toHaveLength(5);
        expect(new Set(heights).size).toBe(5);
        expect(heights).toEqual([...heights].sort((a, b) => a - b));
      },
    );

    test(
      `at once where motion is reduced (${name})`,
      everySecond(row, 1),
      async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await open(page, bucket);
        const [folded = 0, unfolded = 0] = await unfold(page, false);
        expect(unfolded).toBeGreaterThan(folded + 20);
      },
    );
  });
}
