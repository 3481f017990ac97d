import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, locales, test} from './fixtures';
import {everySecond} from './parts';

/** Names that go on in the next line, with `|` where a word is broken. */
const findBrokenNames = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('script, pre')) {
        continue;
      }
      for (const {0: name, index} of text.data.matchAll(/[A-Za-z]{4,}/g)) {
        const tops = Array.from(name, (_, at) => {
          range.setStart(text, index + at);
          range.setEnd(text, index + at + 1);
          return range.getBoundingClientRect().top;
        });
        const at = tops.findIndex((top, i) => top - (tops[i - 1] ?? top) > 8);
        if (at > 0) broken.push(`${name.slice(0, at)}|${name.slice(at)}`);
      }
    }
    return broken;
  });

const schemas = readdirSync('build/docs/api/schemas')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/docs/api/schemas/${path.basename(file, '.html')}`)
  .sort((a, b) => b.length - a.length);

for (const [row, width] of [390, 1100].entries()) {
  for (const [column, {name: locale, prefix}] of locales.entries()) {
    test(
      `the longest names of schemas break between words (${locale}, ${width})`,
      everySecond(row, column),
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        for (const address of schemas.slice(0, 12)) {
          await page.goto(`${prefix}${address}`);
          expect(await findBrokenNames(page), address).toEqual([]);
        }
      },
    );
  }
}

for (const {name: locale, prefix} of locales) {
  test(`the address of a cURL sample is not cut (${locale})`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(
        `${prefix}/docs/api/instance-create-virtual-machine-restore`,
      );
      const block = page.locator('pre', {has: page.locator('.url')}).first();
      const [edge, end] = await block.evaluate((pre) => [
        pre.getBoundingClientRect().right,
        pre.querySelector('.url')?.getBoundingClientRect().right,
      ]);
      expect(end, `${width}`).toBeLessThan(edge ?? 0);
      // However it is broken, what is copied is one address.
      const copied = await block.evaluate((pre) => {
        getSelection()?.selectAllChildren(pre);
        return String(getSelection());
      });
      expect(copied).toContain(
        '\n  https://holt.example.com/holt.instance.v1.InstanceService/CreateVirtualMachineRestore \\\n  --header',
      );
    }
  });
}
