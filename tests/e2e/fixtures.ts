import {expect, test as base, type Page} from '@playwright/test';

/** The two locales as a reader meets them: prefix of every path, and language. */
export const locales = [
  {name: 'en', prefix: '', htmlLang: 'en'},
  {name: 'zh-hant', prefix: '/zh-hant', htmlLang: 'zh-Hant-TW'},
] as const;

/** One page of each kind. */
export const kinds = {
  home: '/',
  page: '/markdown-page',
  blog: '/blog',
  post: '/blog/welcome',
  archive: '/blog/archive',
  authors: '/blog/authors',
  tags: '/blog/tags',
  docs: '/docs',
  tutorial: '/docs/intro',
  category: '/docs/category/api',
  introduction: '/docs/api/holt-service',
  service: '/docs/api/storage-service',
  operation: '/docs/api/instance-list-virtual-machines',
  stream: '/docs/api/application-watch-logs',
  schema: '/docs/api/schemas/virtualmachine',
} as const;

interface Watched {
  /** Console errors and warnings, uncaught errors, and requests elsewhere. */
  complaints: string[];
}

/**
 * Records everything a page should not do. A test that provokes an error
 * empties `complaints` before it ends; all others must end with none.
 */
export const test = base.extend<Watched & {guard: void}>({
  complaints: async ({}, use) => {
    await use([]);
  },
  guard: [
    async ({page, complaints}, use) => {
      watch(page, complaints);
      await use();
      expect(complaints, 'console, errors and foreign requests').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Adds what a page complains about to `complaints`. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== '127.0.0.1') {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
}

/** Takes out of `complaints` what a test provokes on purpose. */
export function accept(complaints: string[], ...expected: RegExp[]): void {
  const others = complaints.filter(
    (complaint) => !expected.some((pattern) => pattern.test(complaint)),
  );
  complaints.splice(0, complaints.length, ...others);
}

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Gives a page, which starts at the reader's first act, such an act. */
export async function act(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
}

/** Gives the page a first act and waits until React runs it. */
export async function hydrated(page: Page): Promise<void> {
  // One step, repeated, because the page may be replaced meanwhile.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}
