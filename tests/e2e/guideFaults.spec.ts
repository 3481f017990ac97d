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
  const {main, inputs, input, runStep, marks, expectMark} = await openGuide(
    page,
    guide,
  );
  await runStep(1).click();
  await expectMark(1, 'failed');
  await expect(main.getByText('Nothing was sent.')).toBeVisible();

  const {name} = guide.inputs[0]!;
  await inputs.click();
  await input(name).fill(' ');
  await inputs.click();
  await expect(input(name)).toBeHidden();
  await runStep(0).click();
  await expect(input(name)).toBeFocused();
  await expectMark(1, 'failed');
  await expect(marks).toHaveCount(1);
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
  await expect(getStatus('0 of 5 steps done')).toBeVisible();
  await expect(main.locator('[data-guide-result]').first()).toContainText(code);
  await expect(main.getByText('Nope.', {exact: true})).toBeVisible();

  const runRest = shown.button('Run the rest');
  await runRest.click();
  await expect(main).toContainText(
    'The response does not meet the conditions of this step',
  );
  await expect(main).toContainText(criteria[1]!);
  await runRest.click();
  await expect(main).toContainText('Content-Type: text/html');
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
  const guide = findGuide(({steps: [first]}) => first!.effect === 'destroys');
  let ended = 0;
  const {address, seen} = await startPlatform((response) =>
    response.on('close', () => (ended += 1)),
  );
  const {runAll, runStep, button, expectMark} = await openOnPlatform(
    page,
    guide,
    address,
  );
  page.once('dialog', (dialog) => void dialog.dismiss());
  await runAll.click();
  await expectMark(0, 'stopped');
  expect(seen).toHaveLength(0);

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await runStep(0).click();
  await expectMark(0, 'running');
  await expect.poll(() => seen.length).toBe(1);
  expect(asked.join()).toContain(address);
  await button('Stop').click();
  await expectMark(0, 'stopped');
  await expect.poll(() => ended).toBe(1);
  accept(complaints, ...failedCalls);
});
