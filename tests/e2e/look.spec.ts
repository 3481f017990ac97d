import {accept, expect, kinds, test} from './fixtures';

test('the call of the home page runs in it, and says when it cannot', async ({
  page,
  complaints,
}) => {
  await page.route('**/sandbox.json', (route) => route.abort());
  await page.goto('/');
  const card = page.locator('main section:has(pre)');
  const answer = card.locator('pre').nth(1);
  const example = (await answer.textContent())!;
  const status = card.getByRole('status');
  await card.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveText(example);

  await page.unroute('**/sandbox.json');
  await card.getByRole('alert').getByRole('button').click();
  await expect(status).toContainText('HTTP 200');
  const [hostname = ''] = /"hostname": "[^"]+"/.exec(example) ?? [];
  await expect(answer).toContainText(hostname);
  await expect(answer.locator('mark')).toHaveCount(0);

  // A change is marked in the list, and the page does not move.
  const height = (await card.boundingBox())?.height;
  await card.getByRole('button', {name: 'Power off', exact: true}).click();
  await expect(answer.locator('mark')).toHaveText([/"powerState": "off"/]);
  expect((await card.boundingBox())?.height).toBe(height);
  const again = card.getByRole('button', {name: 'Run again', exact: true});
  await expect(again).toBeFocused();
  await card.getByText('Request', {exact: true}).click();
  await expect(card.locator('pre').nth(0)).toContainText('PowerOffMachine');
  accept(complaints, /Failed to load resource/);
});

test('requests of operations, and operations of services, begin in sight', async ({
  page,
}) => {
  const longest = '/docs/api/instance-create-virtual-machine-restore';
  for (const [path, part] of [
    [longest, '#request'],
    [kinds.stream, '#request'],
    [kinds.service, '#operations'],
  ] as const) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 844});
      await expect(page.locator(part), path).toBeInViewport();
    }
  }
});

test('a mark of the legend shows its operations alone, without scripts', async ({
  page,
}) => {
  await page.goto(kinds.service);
  const rows = page.locator('main li:has(> .effect)');
  await page.locator('.legend label', {hasText: 'reads'}).click();
  const shown = rows.filter({visible: true});
  await expect(shown.first()).toBeVisible();
  await expect(
    shown.filter({hasNot: page.locator('[data-effect=reads]')}),
  ).toHaveCount(0);
});
