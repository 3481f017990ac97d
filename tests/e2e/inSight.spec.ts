import {readdirSync} from 'node:fs';
import {expect, locales, test} from './fixtures';

/** Operations, by the names of the data of their panels. */
const operations = readdirSync('.generated/static/en/operations').map((file) =>
  file.replace(/\.json$/, ''),
);
const services = readdirSync('openapi/services');

/** What a reader who has closed the banner sees without scrolling. */
const screens = [
  {width: 1440, height: 900, request: 500},
  {width: 390, height: 844, request: 720},
];

test.use({javaScriptEnabled: false});

for (const {name, prefix} of locales) {
  test(`the request of every operation begins in sight (${name})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const low: string[] = [];
    for (const operation of operations) {
      // Styles count too.
      await page.goto(`${prefix}/docs/api/${operation}`, {waitUntil: 'load'});
      for (const {width, height, request} of screens) {
        await page.setViewportSize({width, height});
        const top = await page.locator('#request').evaluate((heading) => {
          document.documentElement.dataset.announcementBarInitiallyDismissed =
            'true';
          return heading.getBoundingClientRect().top;
        });
        if (top > request) {
          low.push(`${operation} at ${width}: ${Math.round(top)} px`);
        }
      }
    }
    expect(low).toEqual([]);
    expect(operations.length).toBeGreaterThan(0);
  });

  test(`the operations of every service begin on the first screen (${name})`, async ({
    page,
  }) => {
    for (const service of services) {
      await page.goto(`${prefix}/docs/api/${service}-service`);
      for (const {width, height} of screens) {
        await page.setViewportSize({width, height});
        const {y = Infinity} =
          (await page.locator('#operations').boundingBox()) ?? {};
        expect(y, `${service} at ${width}`).toBeLessThan(height);
      }
    }
  });
}
