import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, locales, test} from './fixtures';
import {everySecond, slow} from './parts';

const services = readdirSync('openapi/services');

/** Operations, by the names of the data of their panels. */
const operations = readdirSync('.generated/static/en/operations').map((file) =>
  file.replace(/\.json$/, ''),
);
/** One of each service. */
const someOperations = services.flatMap((service) =>
  operations.filter((name) => name.startsWith(`${service}-`)).slice(0, 1),
);

/** What a reader who has closed the banner sees without scrolling. */
const screens = [
  {width: 1440, height: 900, request: 500},
  {width: 390, height: 844, request: 720},
];

test.use({javaScriptEnabled: false});

/** Operations whose request begins too low, with where it begins. */
async function lowRequests(page: Page, addresses: string[]): Promise<string[]> {
  const low: string[] = [];
  for (const address of addresses) {
    // Styles count too.
    await page.goto(address, {waitUntil: 'load'});
    for (const {width, height, request} of screens) {
      await page.setViewportSize({width, height});
      const top = await page.locator('#request').evaluate((heading) => {
        document.documentElement.dataset.announcementDismissed = '';
        return heading.getBoundingClientRect().top;
      });
      if (top > request) {
        low.push(`${address} at ${width}: ${Math.round(top)} px`);
      }
    }
  }
  return low;
}

for (const [row, {name, prefix}] of locales.entries()) {
  const addressesOf = (names: string[]): string[] =>
    names.map((operation) => `${prefix}/docs/api/${operation}`);

  test(
    `the request of an operation of every service begins in sight (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      expect(someOperations).toHaveLength(services.length);
      expect(await lowRequests(page, addressesOf(someOperations))).toEqual([]);
    },
  );

  test(
    `the request of every operation begins in sight (${name})`,
    slow,
    async ({page}) => {
      test.setTimeout(1_200_000);
      expect(operations.length).toBeGreaterThan(services.length);
      expect(await lowRequests(page, addressesOf(operations))).toEqual([]);
    },
  );

  test(
    `the operations of every service begin on the first screen (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      for (const service of services) {
        await page.goto(`${prefix}/docs/api/${service}-service`);
        for (const {width, height} of screens) {
          await page.setViewportSize({width, height});
          const {y = Infinity} =
            (await page.locator('#operations').boundingBox()) ?? {};
          expect(y, `${service} at ${width}`).toBeLessThan(height);
        }
      }
    },
  );
}
