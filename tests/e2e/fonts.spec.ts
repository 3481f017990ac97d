import type {Page} from '@playwright/test';
import {accept, expect, kinds, locales, test} from './fixtures';
import {moved} from './layoutShift';

/** Families of the fonts that the browser has drawn a page with. */
const drawnWith = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const families: string[] = [];
    document.fonts.forEach(({family, status}) => {
      if (status === 'loaded') families.push(family);
    });
    return families.join();
  });

test('fonts come from the site, once each, and without them a page stands as it does with them', async ({
  page,
  complaints,
}) => {
  const heading = page.locator('h1');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const {prefix} of locales) {
    const path = prefix + kinds.operation;
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    expect(await moved(page)).toEqual([]);
    const without = await heading.boundingBox();
    await page.unrouteAll();

    fonts.length = 0;
    await page.goto(path);
    await expect.poll(() => drawnWith(page)).toContain('Inter');
    expect(await moved(page)).toEqual([]);
    expect((await heading.boundingBox())?.height).toBe(without?.height);
    expect(new Set(fonts).size).toBe(fonts.length);
    expect(fonts.filter((font) => !font.includes(`${prefix}/assets/`))).toEqual(
      [],
    );
  }
  accept(complaints, /Failed to load resource/);
});
