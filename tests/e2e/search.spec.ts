import {expect, idle, open, test} from './fixtures';
import {expectChosen, getSearch, searchFor} from './search';

test('from a key to a page with the keyboard alone', async ({
  page,
  context,
}) => {
  await open(page, '/docs/intro');
  const search = getSearch(page);
  const {dialog, field, options, active, excerpts} = search;
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('create pool');
  await expect(excerpts.first()).toBeVisible();
  await expect(active.locator('mark').first()).toBeVisible();
  await expectChosen(search, options.first());
  await page.keyboard.press('ArrowDown');
  await expectChosen(search, options.nth(1));
  await page.keyboard.press('ArrowUp');
  await expectChosen(search, options.first());
  // After the last comes the first, either way round.
  await page.keyboard.press('ArrowUp');
  await expectChosen(search, options.last());
  await page.keyboard.press('ArrowDown');
  await expectChosen(search, options.first());
  // In a new tab, and the box stays; then here.
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/storage-create-pool/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/storage-create-pool/);
  await expect(dialog).toBeHidden();
  await expect(page.locator('main h1')).toHaveText('Create a pool');
});

test('what is found is counted, and said to who does not see it', async ({
  page,
}) => {
  const {dialog, field, options, excerpts, status} = await searchFor(
    page,
    'pool',
  );
  await expect(excerpts.first()).toBeVisible();
  await expect(status).toHaveText(/\d/);
  await expect
    .poll(async () => (await status.textContent())?.replace(/\D/g, ''))
    .toBe(String(await options.count()));
  const list = dialog.getByRole('listbox');
  // The eye sees what hits are once, above their group.
  for (const group of ['Operations', 'Schemas and fields']) {
    await expect(
      list.locator('[aria-hidden]').getByText(group, {exact: true}),
    ).toHaveCount(1);
    const hits = options.filter({hasText: group});
    await expect(hits.first()).toHaveAccessibleName(new RegExp(group));
  }
  for (const [call, effect] of [
    ['ListPools', 'reads'],
    ['CreatePool', 'changes'],
    ['DeletePool', 'destroys'],
  ] as const) {
    await field.fill(call);
    const hit = options.filter({hasText: call}).first();
    await expect(hit.locator('.effect')).toBeVisible();
    await expect(hit).toHaveAccessibleName(new RegExp(`\\b${effect}\\b`));
  }
});

test('nothing found: it says so, and leads to all names', async ({page}) => {
  const {dialog, field, options, status, all} = await searchFor(
    page,
    'qqqqzzzzxxxx',
  );
  await expect(dialog.getByText('No results for qqqqzzzzxxxx')).toBeVisible();
  await expect(status).toHaveText(/: ?0/);
  await expect(options).toHaveCount(0);
  // An empty field has found nothing either, and does not say so.
  await field.fill(' ');
  await expect(dialog.getByText('No results for')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await idle(page);
  await expect(dialog).toBeVisible();
  await all.click();
  await expect(page).toHaveURL('/docs/api/a-z');
  await expect(dialog).toBeHidden();
});

test('ways to open and to close it', async ({page}) => {
  await open(page, '/docs/intro');
  const {opener, dialog, field} = getSearch(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
  // In a field, a slash is a slash.
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await opener.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

const hostile = [
  '.*[(+?{\\',
  '"><img src=x onerror="document.title=1"></dialog><script>document.title=2</script>',
  '%E0%A4%A &amp; "\'`${1}',
  '__proto__ constructor toString',
  '\u0000\u202e\ud800 🙂',
  'pool '.repeat(2_000),
];

test('hostile texts are texts, in the field and in an address', async ({
  page,
}) => {
  const {field, dialog, active} = await searchFor(page, 'pool');
  for (const query of hostile) await field.fill(query);
  await field.fill('CreatePool');
  await expect(active).toContainText('CreatePool');
  await expect(page).toHaveTitle(/Holt/);
  for (const query of hostile.slice(1, 3)) {
    await page.goto(`/?q=${encodeURIComponent(query)}`);
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveValue(query);
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/Holt/);
  }
});

test('a pasted error is explained on the page of errors, and stands in no address', async ({
  page,
}) => {
  const {active, options} = await searchFor(
    page,
    'error: virtualmachines.kubevirt.io "db-7" not found',
  );
  await expect(active).toContainText('Explain this error');
  // Below it, the places that have this message.
  await expect(options.nth(1)).toContainText('virtual machine');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/errors$/);
  await expect(page.getByRole('region', {name: 'Likely cause'})).toContainText(
    'The namespace has no virtual machine with this name.',
  );
});

test('the empty box offers where to begin', async ({page}) => {
  const {field, active, options} = await searchFor(page, '');
  await expect(options.filter({hasText: 'Look up an error'})).toBeVisible();
  await expect(active).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(active).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\//);
});
