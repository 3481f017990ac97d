import {expect, test} from './fixtures';
import {readingFaults} from './reading';
import type {Page} from '@playwright/test';

const printed = [
  '/docs/api/instance-create-virtual-machine',
  '/docs/api/storage-service',
  '/docs/guides/bucket-for-an-application',
];

/** Width of what an A4 page holds beside margins of 15 mm, in CSS px. */
const paper = Math.round((180 / 25.4) * 96);

/** Folded parts whose content is not on the paper. */
const foldedParts = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('article details:not([open]) > summary + *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.checkVisibility())
        .map((part) => part.parentElement?.textContent?.slice(0, 60)),
    );

/** Code of which the paper has a part alone. */
const cutCode = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('article pre:visible')
    .evaluateAll((blocks) =>
      blocks
        .filter(
          (block) =>
            block.scrollWidth > block.clientWidth + 1 ||
            block.scrollHeight > block.clientHeight + 1,
        )
        .map((block) => block.textContent),
    );

test('pages on paper: the article alone, whole, and black on white', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.setViewportSize({width: paper, height: 1000});
  await page.emulateMedia({media: 'print'});
  for (const address of printed) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    await expect(page.locator('h1')).toHaveCSS(
      'color',
      /rgb\((?:[0-5]?\d, ){2}[0-5]?\d\)/,
    );
    await expect(
      page.locator(':is(nav, button, aside, footer):visible'),
    ).toHaveCount(0);
    await expect(
      page.locator('[role=tab][aria-selected=false]:visible'),
    ).toHaveCount(0);
    expect(await foldedParts(page), address).toEqual([]);
    expect(await cutCode(page), address).toEqual([]);
    expect(await readingFaults(page), address).toEqual([]);
  }
});
