import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, kinds, test} from './fixtures';
import {splitTexts} from './reading';

/** Words, and the words of names, between which a line may break. */
const words = /[A-Za-z]{4,}/g;

const longest = readdirSync('build/docs/api/schemas')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/docs/api/schemas/${path.basename(file, '.html')}`)
  .sort((a, b) => b.length - a.length)
  .slice(0, 8);

test('words and long names break between words', async ({page}) => {
  for (const address of longest) {
    await page.goto(address);
    for (const width of [1100, 390]) {
      await page.setViewportSize({width, height: 900});
      // The theme writes the links to the pages before and after.
      const broken = await splitTexts(page.locator('main article'), words);
      expect(broken, address).toEqual([]);
    }
  }
  await page.setViewportSize({width: 320, height: 900});
  await page.goto(kinds.home);
  const tables = page.locator('main table');
  await expect(tables).toHaveCount(2);
  for (const table of await tables.all()) {
    expect(await splitTexts(table, words)).toEqual([]);
  }
  await page.goto(kinds.service);
  const layers = page.getByRole('list', {name: /^Platform layers/});
  await expect(layers.getByRole('listitem')).toHaveCount(5);
  expect(await splitTexts(layers, words)).toEqual([]);
});

test('the address of a cURL sample is not cut, and copied as one', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.goto('/docs/api/instance-create-virtual-machine-restore');
  const block = page.locator('pre', {has: page.locator('.url')}).first();
  const [edge, end] = await block.evaluate((pre) => [
    pre.getBoundingClientRect().right,
    pre.querySelector('.url')!.getBoundingClientRect().right,
  ]);
  expect(end).toBeLessThan(edge);
  // However it is broken, what is copied is one address.
  const copied = await block.evaluate((pre) => {
    getSelection()!.selectAllChildren(pre);
    return String(getSelection());
  });
  expect(copied).toContain(
    "\n  'https://holt.example.com/holt.instance.v1.InstanceService/CreateVirtualMachineRestore' \\\n  --header",
  );
});
