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
  const again = card.getByRole('button', {name: 'Run again', exact: true});
  await again.click();
  await expect(again).toBeFocused();
  await expect(status).toContainText('HTTP 200');
  const [hostname = ''] = /"hostname": "[^"]+"/.exec(example) ?? [];
  await expect(answer).toContainText(hostname);
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
