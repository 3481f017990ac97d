import {existsSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {locales} from '../e2e/addresses';
import {watchRequests} from '../requests';
import {places} from './plan';
import {test} from './test';

/** The moment at which all pictures are taken. */
const moment = Date.UTC(2025, 5, 2, 9);

/** Rows of a long page that are photographed: Chromium draws 16,384 at most. */
const highest = 12_000;

/** In the page: chance is the same each time, and no call takes time. */
function stopChance(): void {
  performance.now = () => 0;
  let seed = 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const {buffer, byteOffset, byteLength} = array;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      bytes.forEach((_, index) => (bytes[index] = next() >>> 24));
    }
    return array;
  };
  let count = 0;
  crypto.randomUUID = () =>
    `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}

/** Waits until fonts and pictures are there, also those that are out of sight. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    // A picture that cannot be shown is seen as it is.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/** Scrolls to the top. @returns options of a picture of the page as it goes on */
async function wholePage(page: Page) {
  const {width, whole} = await page.evaluate(() => {
    scrollTo(0, 0);
    return {
      width: innerWidth,
      whole: document.documentElement.scrollHeight,
    };
  });
  const clip = {x: 0, y: 0, width, height: Math.min(whole, highest)};
  return {fullPage: true, clip};
}

for (const [name, place] of Object.entries(places)) {
  const {path, status = 200, width, isOver = false, prepare} = place;
  test(name, async ({page, language, viewport}, info) => {
    if (viewport && width) {
      await page.setViewportSize({width, height: viewport.height});
    }
    await page.clock.setFixedTime(moment);
    await page.addInitScript(stopChance);
    const requestsOver = watchRequests(page);
    const prefix = locales.find((locale) => locale.name === language)?.prefix;
    const response = await page.goto(`${prefix}${path}`);
    expect(response?.status()).toBe(status);
    await prepare?.(page);
    // A search finds names first; the texts, which come later, add to them.
    await requestsOver();
    await loaded(page);
    const picture = `${name}.png`;
    const isNew = !existsSync(info.snapshotPath(picture));
    // What lies over a page is taken with what is seen of the page.
    const options = isOver ? {} : await wholePage(page);
    await expect(page).toHaveScreenshot(picture, options);
    if (isNew && info.config.updateSnapshots === 'missing') {
      throw new Error('Only the working tree has this page.');
    }
  });
}
