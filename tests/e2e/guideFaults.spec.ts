import {accept, expect, test} from './fixtures';
import {
  choosePlatform,
  guideNames,
  getGuide,
  guideWith,
  openGuide,
  recorded,
  runFirst,
  type GuidePage,
} from './guides';
import {
  json,
  originServer,
  type Answer,
  type OriginServer,
} from './originServer';
import type {Page} from '@playwright/test';

const guide = getGuide(guideNames[0] ?? '');
const servers: OriginServer[] = [];

test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** What the browser writes into its console about calls that fail. */
const noise = [/net::ERR_/, /CORS policy/, /Failed to load resource/];

/** Opens a guide that runs on a server with this answer. */
async function onPlatform(
  page: Page,
  answer: Answer,
  {allows = true, of = guide} = {},
): Promise<GuidePage & {server: OriginServer}> {
  const server = await originServer(answer, allows);
  servers.push(server);
  const shown = await openGuide(page, of);
  await runFirst(shown);
  await choosePlatform(shown, server.address);
  return {...shown, server};
}

test('an input left out: nothing is sent, and the page says where it is', async ({
  page,
}) => {
  const one = guideWith(({inputs, steps}) =>
    inputs.some(
      ({name, required, type}) =>
        required &&
        type === 'string' &&
        JSON.stringify(steps[0]?.payload).includes(`$inputs.${name}`),
    ),
  );
  const {name = ''} =
    one.inputs.find(
      ({name, required}) =>
        required &&
        JSON.stringify(one.steps[0]?.payload).includes(`$inputs.${name}`),
    ) ?? {};
  const {input, runStep, results, status} = await openGuide(page, one);
  await input(name).fill('');
  await expect(input(name)).toHaveAttribute('aria-invalid', 'true');
  // By key: the samples follow the input, and move the button below them.
  await runStep(0).press('Enter');
  await expect(results.first()).toHaveAttribute('data-status', 'failed');
  await expect(results.first()).toContainText('Nothing was sent');
  await expect(results.first().getByRole('link', {name})).toHaveAttribute(
    'href',
    `#input-${name}`,
  );
  await expect(status).toContainText('failed');
  await input(name).fill('something');
  await expect(input(name)).toHaveAttribute('aria-invalid', 'false');
});

test('a step before those that it needs: says which to run first', async ({
  page,
}) => {
  const one = guideWith(({steps}) =>
    steps.some(({payload}) => JSON.stringify(payload).includes('$steps.')),
  );
  const index = one.steps.findIndex(({payload}) =>
    JSON.stringify(payload).includes('$steps.'),
  );
  const {runStep, results} = await openGuide(page, one);
  await runStep(index).click();
  await expect(results).toHaveCount(1);
  await expect(results.first()).toContainText('Nothing was sent');
  await expect(results.first().getByRole('link')).toContainText('Step');
});

test('a stopped server, and one that is there again', async ({
  page,
  complaints,
}) => {
  const {server, runStep, results} = await onPlatform(page, json({}));
  await server.close();
  await runStep(0).click();
  await expect(results.first()).toContainText(
    `The browser got no response from ${server.address}.`,
  );
  await expect(results.first()).toHaveAttribute('data-status', 'failed');
  accept(complaints, ...noise);
});

test('a server that does not let the page in', async ({page, complaints}) => {
  const {runStep, results} = await onPlatform(page, json({}), {allows: false});
  await runStep(0).click();
  await expect(results.first()).toContainText('(CORS)');
  await expect(results.first()).toContainText('Access-Control-Allow-Origin');
  accept(complaints, ...noise);
});

test('an answer that no step expects', async ({page}) => {
  const shown = await onPlatform(page, (response) =>
    response
      .writeHead(200, {'Content-Type': 'text/html'})
      .end('<h1>Sign in</h1>'),
  );
  await shown.runStep(0).click();
  await expect(shown.results.first()).toContainText(
    'This is not a Connect response: its type is text/html.',
  );
  await expect(shown.results.first()).toContainText('<h1>Sign in</h1>');
});

test('a response in which something else stands', async ({page}) => {
  const one = guideWith(({steps}) => (steps[0]?.criteria.length ?? 0) > 1);
  const {runStep, results} = await onPlatform(page, json({}), {of: one});
  await runStep(0).click();
  await expect(results.first()).toContainText(
    'not the one that this step expects',
  );
  await expect(results.first()).toContainText(one.steps[0]?.criteria[1] ?? '');
});

test('an error gets the advice of the guide', async ({page, complaints}) => {
  const one = guideWith(({steps}) => (steps[0]?.failures.length ?? 0) > 0);
  const {code = ''} = one.steps[0]?.failures[0] ?? {};
  const answer = json({code, message: 'Nope.'}, 500);
  const {runStep, results} = await onPlatform(page, answer, {of: one});
  await runStep(0).click();
  await expect(results.first()).toContainText(`${code} Nope.`);
  const advice = await page
    .locator('main dl')
    .first()
    .locator('dd')
    .first()
    .innerText();
  await expect(results.first()).toContainText(advice);
  await expect(
    results.first().getByRole('link', {name: /All errors of/}),
  ).toHaveAttribute('href', /#errors$/);
  // The browser tells of the status 500 that this test wants.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('Stop ends a call that hangs; Start over forgets it', async ({page}) => {
  const {box, results, status, runStep} = await onPlatform(page, () => {});
  await runStep(0).click();
  await expect(status).toContainText('is running');
  await box.getByRole('button', {name: 'Stop'}).click();
  await expect(results.first()).toHaveAttribute('data-status', 'stopped');
  await expect(results.first()).toContainText('Stopped');
  await page
    .locator('[data-guide-bar]')
    .getByRole('button', {name: 'Start over'})
    .click();
  await expect(results).toHaveCount(0);
});

test('a platform that was chosen elsewhere is shown before it is called', async ({
  page,
}) => {
  const server = await originServer(recorded(guide));
  servers.push(server);
  await page.addInitScript((address) => {
    localStorage.setItem('tryIt.server', 'platform');
    localStorage.setItem('tryIt.address', address);
  }, server.address);
  const {runStep, results, box} = await openGuide(page, guide);
  await runStep(0).click();
  await expect(box.getByLabel('Server', {exact: true})).toBeFocused();
  expect(server.seen).toEqual([]);
  await runStep(0).click();
  await expect(results.first()).toHaveAttribute('data-status', 'done');
  expect(server.seen).toHaveLength(1);
});

test('a destructive step asks before it goes to a real platform', async ({
  page,
}) => {
  const one = guideWith(({steps}) =>
    steps.some(({destructive}) => destructive),
  );
  const index = one.steps.findIndex(({destructive}) => destructive);
  const {box, server, results, status} = await onPlatform(page, recorded(one), {
    of: one,
  });
  await box.getByRole('button', {name: /^Run/}).first().click();
  const result = results.nth(index);
  await expect(result).toHaveAttribute('data-status', 'asking');
  await expect(status).toContainText('needs your consent');
  await expect(result.getByRole('button', {name: 'Do not send'})).toBeFocused();
  const before = server.seen.length;
  await page.keyboard.press('Enter');
  await expect(result).toHaveAttribute('data-status', 'stopped');
  expect(server.seen).toHaveLength(before);
  await box.getByRole('button', {name: 'Run the rest'}).click();
  // By key: the page scrolls to the step that runs, away from under a press.
  await result.getByRole('button', {name: 'Send it'}).press('Enter');
  await expect(result).toHaveAttribute('data-status', 'done');
  expect(server.seen.length).toBeGreaterThan(before);
});

test('no secret is kept, or stands in a link', async ({page}) => {
  const one = guideWith(
    ({inputs, steps}) =>
      inputs.some(({secret}) => secret) ||
      steps.some(({secretOutputs}) => secretOutputs.length > 0),
  );
  const shown = await openGuide(page, one);
  for (const {name, secret} of one.inputs) {
    if (secret) await shown.input(name).fill('s3cret-input');
  }
  await shown.runAll.click();
  await expect(shown.status).toHaveText(shown.allDone);
  const kept = await page.evaluate(() => JSON.stringify({...localStorage}));
  expect(kept).toContain(`guide.${one.name}`);
  expect(kept).not.toContain('s3cret-input');
  for (const {id, secretOutputs} of one.steps) {
    const known = (
      JSON.parse(
        (JSON.parse(kept) as Record<string, string>)[`guide.${one.name}`] ??
          '{}',
      ) as {done: Record<string, Record<string, object>>}
    ).done;
    for (const steps of Object.values(known)) {
      for (const output of secretOutputs) {
        expect(steps[id]).not.toHaveProperty(output);
      }
    }
  }
});
