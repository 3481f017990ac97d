import {expect, test} from './fixtures';
import {findGuide, openGuide, readGuide, type GuidePage} from './guides';
import {tabTo} from './keyboard';
import type {Page} from '@playwright/test';

/** Runs a whole guide, whose pauses pass at once. */
async function runAllOf(
  page: Page,
  {runAll, allDone, getStatus}: GuidePage,
): Promise<void> {
  await runAll.click();
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5000);
        return getStatus(allDone).count();
      },
      {intervals: [300], timeout: 120_000},
    )
    .toBe(1);
}

test('in Chinese, a guide waits for what it began', async ({page}) => {
  const guide = findGuide(
    ({steps}) => steps.some(({attempts}) => attempts > 2),
    'zh-hant',
  );
  await page.clock.install();
  const shown = await openGuide(page, guide, 'zh-hant');
  await runAllOf(page, shown);
  await expect(shown.marks).toHaveCount(guide.steps.length);
  for (const index of guide.steps.keys()) {
    await shown.expectMark(index, '完成');
  }
});

test('step by step with the keyboard, then the rest', async ({page}) => {
  const {main, runAll, runStep, inputs, input, button, getStatus, ...shown} =
    await openGuide(page, readGuide('quickstart'));
  await tabTo(page, runAll, 60);
  await tabTo(page, inputs);
  await page.keyboard.press('Enter');
  await tabTo(page, input('tagName'));
  await page.keyboard.type('my-own-tag');
  await tabTo(page, runStep(0), 60);
  await page.keyboard.press('Enter');
  await shown.expectMark(0, 'done');
  await expect(runStep(0)).toBeFocused();
  await expect(getStatus('1 of 5 steps done')).toBeVisible();
  await runStep(1).click();
  await shown.expectMark(1, 'done');

  // What it made is told at the end, and stays true when the reader types on.
  const outcome = main.getByText('Tag my-own-tag is on machine rack1-node1.');
  await expect(outcome).toHaveCount(0);
  await button('Run the rest').click();
  await expect(getStatus(shown.allDone)).toBeVisible();
  await expect(main).toContainText('created Tag my-own-tag');
  await input('tagName').fill('another');
  await expect(outcome).toBeVisible();

  // The sandbox remembers: the name is taken by now.
  await input('tagName').fill('my-own-tag');
  await runStep(2).press('Enter');
  await shown.expectMark(2, 'failed');
  await expect(getStatus('4 of 5 steps done')).toBeVisible();
  await expect(outcome).toHaveCount(0);
});

test('the samples follow a field of several lines', async ({page}) => {
  const guide = findGuide(({inputs}) => inputs.some((one) => one.multiline));
  const {name, default: value} = guide.inputs.find((one) => one.multiline)!;
  const {main, inputs, input} = await openGuide(page, guide);
  await inputs.click();
  await expect(input(name)).toHaveValue(String(value));
  const edited = `${String(value)}locale: de_AT\n`;
  await input(name).fill(edited);
  const sample = main.locator('pre', {hasText: 'curl'}).filter({
    hasText: JSON.stringify(edited).slice(1, -1),
  });
  await expect(sample).toHaveCount(1);
});

test('what a guide made is undone, and each call shows how it went', async ({
  page,
}) => {
  const guide = findGuide(({undoCalls}) => undoCalls.length > 1);
  const {undoCalls} = guide;
  const names = undoCalls.map(({operation}) => operation.rpc);
  const shown = await openGuide(page, guide);
  const undo = shown.button(`Run ${names.join(', ')}`);
  await expect(undo).toHaveCount(0);
  await shown.runAll.click();
  await expect(shown.getStatus(shown.allDone)).toBeVisible();
  await undo.click();
  for (const name of names) {
    await expect(
      shown.main.locator('[data-guide-result]', {hasText: name}),
    ).toContainText('HTTP 200');
  }
  // The guide can run again, from its first step.
  await expect(shown.marks).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  await shown.runAll.click();
  await expect(shown.getStatus(shown.allDone)).toBeVisible();
});
