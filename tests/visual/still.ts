import type {BrowserContext, Page} from '@playwright/test';

/** The moment at which all pictures are taken. */
const moment = Date.UTC(2025, 5, 2, 9);

/** In the page: time stands still, and chance is the same in each of them. */
function stop(now: number): void {
  const Moving = Date;
  window.Date = new Proxy(Moving, {
    construct: (target, args: []) =>
      args.length === 0 ? new target(now) : new target(...args),
    apply: () => new Moving(now).toString(),
    get: (target, key, receiver) =>
      key === 'now'
        ? () => now
        : (Reflect.get(target, key, receiver) as unknown),
  });
  // The panel says how long an answer took.
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

/** tsx lets functions keep their names with a helper that pages do not have. */
const helper = 'globalThis.__name ??= (value) => value;';

/** Gives each page of a context the same time and the same chance. */
export async function stopTimeAndChance(
  context: BrowserContext,
): Promise<void> {
  await context.addInitScript(helper);
  await context.addInitScript(stop, moment);
}

/** Waits until fonts and pictures are there, also those that are out of sight. */
export async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    // A picture that cannot be shown is seen as it is.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

const tries = 20;
const between = 150;

/**
 * Takes a picture again and again until two in a row are the same.
 *
 * @throws when none is like the one before
 */
export async function stillPicture(
  take: () => Promise<Buffer>,
  wait = (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, between)),
): Promise<Buffer> {
  let last = await take();
  for (let count = 1; count < tries; count++) {
    await wait();
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`it moves: ${tries} pictures in a row differ`);
}
