import {expect, kinds, locales, test} from './fixtures';
import type {Locator} from '@playwright/test';

test.use({viewport: {width: 320, height: 700}});

/** Words that stand in two lines. */
const splitWords = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const split: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const {0: word, index} of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) split.push(word);
      }
    }
    return split;
  });

for (const kind of ['home', 'service'] as const) {
  test(`${kind}: no word below the strip of layers is split`, async ({
    page,
  }) => {
    await page.goto(kinds[kind]);
    const strip = page.getByRole('list', {name: 'Layers of the platform'});
    await expect(strip.getByRole('listitem')).toHaveCount(5);
    expect(await splitWords(strip)).toEqual([]);
    expect(
      await strip.evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      ),
    ).toBe(0);
  });
}

/** Left edges of the parts that start a line, without that of the first. */
const lineStarts = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) =>
    all.slice(1).flatMap((part, index) => {
      const before = Array.from(all[index]!.getClientRects()).pop()!;
      const first = part.getClientRects().item(0)!;
      return first.top > before.top + 10 ? [first.left] : [];
    }),
  );

const getLeft = async (part: Locator): Promise<number> =>
  (await part.boundingBox())!.x;

for (const {name, prefix} of locales) {
  test(`a line of facts starts where the text starts, without a dot (${name})`, async ({
    page,
  }) => {
    await page.goto(prefix + kinds.operation);
    const left = await getLeft(page.locator('main h2').first());
    const facts = page.locator('main dl').first().locator('dd');
    expect(await getLeft(facts.first())).toBeCloseTo(left, 0);
    const starts = await lineStarts(facts);
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toBeCloseTo(left, 0);
  });

  test(`a line of tags starts where the text starts (${name})`, async ({
    page,
  }) => {
    await page.goto(prefix + kinds.blog);
    const starts: number[] = [];
    for (const header of await page.locator('main article header').all()) {
      starts.push(...(await lineStarts(header.locator('div a'))));
    }
    expect(starts.length).toBeGreaterThan(0);
    const left = await getLeft(page.locator('main article h2').first());
    for (const start of starts) expect(start).toBeCloseTo(left, 0);
  });
}
