import {accept, expect} from './fixtures';
import {
  answerAsRecorded,
  findGuide,
  openGuide,
  openOnPlatform,
  readGuide,
} from './guides';
import {json, type Answer} from './originServer';
import {failedCalls, test} from './platform';
import {readStorage} from './tryIt';
import type {GuideStepData} from '../../src/guides/model';

const quickstart = readGuide('quickstart');

const uses = ({payload}: GuideStepData, expression: string): boolean =>
  JSON.stringify(payload).includes(expression);

test('a step that lacks an input sends nothing', async ({page}) => {
  const guide = findGuide(
    ({inputs: [input], steps: [first, second]}) =>
      uses(first!, `$inputs.${input?.name}`) && uses(second!, '$steps.'),
  );
  const {main, inputs, input, runStep, expectMark} = await openGuide(
    page,
    guide,
  );
  const advice = main.getByText('Nothing was sent').getByRole('link');
  await runStep(1).click();
  await expectMark(1, 'failed');
  await expect(advice).toContainText('1. ');

  const {name} = guide.inputs[0]!;
  await inputs.click();
  await input(name).fill('');
  await expect(input(name)).toHaveAttribute('aria-invalid', 'true');
  // By key: the samples follow the input, and move the button below them.
  await runStep(0).press('Enter');
  await expectMark(0, 'failed');
  await expect(advice.filter({hasText: name})).toHaveAttribute(
    'href',
    `#input-${name}`,
  );
  await input(name).fill('something');
  await expect(input(name)).toHaveAttribute('aria-invalid', 'false');
});

test('a guide stops at the step that fails, and goes on from there', async ({
  page,
  complaints,
  startPlatform,
}) => {
  const {path, criteria, failures} = quickstart.steps[0]!;
  const {code} = failures[0]!;
  const right = answerAsRecorded(quickstart);
  const answers: Answer[] = [
    json({code, message: 'Nope.'}, 500),
    json({essentials: []}),
    (response) =>
      response
        .writeHead(200, {'Content-Type': 'text/html'})
        .end('<h1>Sign in</h1>'),
    right,
  ];
  const {address, seen} = await startPlatform((...call) =>
    answers[Math.min(seen.length, answers.length) - 1]!(...call),
  );
  const {main, getStatus, ...shown} = await openOnPlatform(
    page,
    quickstart,
    address,
  );
  await shown.runAll.click();
  await shown.expectMark(0, 'failed');
  await expect(getStatus('Step 1 of 5: failed')).toBeVisible();
  await expect(main.locator('[data-code-head]').first()).toContainText(code);
  await expect(main.getByText('Nope.', {exact: true})).toBeVisible();
  await expect(
    main.getByRole('link', {name: /All errors for/}),
  ).toHaveAttribute('href', /#errors$/);

  const runRest = shown.button('Run the rest');
  await runRest.click();
  await expect(main).toContainText(
    'The response does not meet the conditions of this step',
  );
  await expect(main).toContainText(criteria[1]!);
  await runRest.click();
  await expect(main).toContainText('its type is text/html');
  await expect(main).toContainText('<h1>Sign in</h1>');
  expect(seen.map((one) => one.path)).toEqual([path, path, path]);
  await runRest.click();
  await expect(getStatus(shown.allDone)).toBeVisible();
  accept(complaints, ...failedCalls);
});

test('what was done on a platform is there after a reload', async ({
  page,
  startPlatform,
}) => {
  const {steps} = quickstart;
  const {address, seen} = await startPlatform(answerAsRecorded(quickstart));
  const shown = await openOnPlatform(page, quickstart, address);
  await shown.runStep(0).click();
  await shown.expectMark(0, 'done');
  await openGuide(page, quickstart);
  await shown.expectMark(0, 'done');
  await expect(shown.getStatus('1 of 5 steps done')).toBeVisible();
  await shown.button('Run the rest').click();
  await expect(shown.getStatus(shown.allDone)).toBeVisible();
  expect(seen.map(({path}) => path)).toEqual(steps.map(({path}) => path));

  expect(await readStorage(page)).toContain('guide.quickstart');
  await shown.button('Start over').click();
  await expect(shown.marks).toHaveCount(0);
  await expect.poll(() => readStorage(page)).not.toContain('guide.quickstart');

  // Another guide shows the platform before it calls it.
  const other = findGuide(({name}) => name !== quickstart.name);
  await expect((await openGuide(page, other)).server).toHaveValue('platform');
});

test('a destructive step asks before it goes to a real platform; Stop ends it', async ({
  page,
  complaints,
  startPlatform,
}) => {
  const guide = findGuide(({steps: [first]}) => first!.destructive);
  let ended = 0;
  const {address, seen} = await startPlatform((response) =>
    response.on('close', () => (ended += 1)),
  );
  const {runAll, runStep, button, expectMark, getStatus} = await openOnPlatform(
    page,
    guide,
    address,
  );
  await runAll.click();
  await expectMark(0, 'waiting for you');
  await expect(getStatus('waiting for you')).toBeVisible();
  await expect(button('Do not send')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMark(0, 'stopped');
  expect(seen).toHaveLength(0);

  await runStep(0).click();
  // By key: the page scrolls to the step that runs, away from under a press.
  await button('Send it').press('Enter');
  await expectMark(0, 'running');
  await expect.poll(() => seen.length).toBe(1);
  await button('Stop').click();
  await expectMark(0, 'stopped');
  await expect.poll(() => ended).toBe(1);
  accept(complaints, ...failedCalls);
});
