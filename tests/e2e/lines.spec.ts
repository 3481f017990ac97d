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

for (const {name, prefix} of locales) {
  test(`a line of facts starts where the text starts, without a dot (${name})`, async ({
    page,
  }) => {
    await page.goto(prefix + kinds.operation);
    const left = await page
      .locator('main h2')
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
    const facts = await page
      .locator('main dl')
      .first()
      .locator('dd')
      .evaluateAll((all) =>
        all.map((fact) => {
          const {left: x, top} = fact.getBoundingClientRect();
          return {x, top};
        }),
      );
    const starts = facts.filter(
      ({top}, index) => index === 0 || top > facts[index - 1]!.top + 10,
    );
    expect(starts.length).toBeGreaterThan(1);
    for (const {x} of starts) expect(Math.abs(x - left)).toBeLessThan(1);
  });
}
