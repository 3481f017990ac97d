import {message} from './messages';
import {accept, expect, locales, missing, open, test, idle} from './fixtures';
import {everySecond, slow} from './parts';
import {hold} from './chunks';
import {breakIndex, searchFor, getSearch} from './search';

const faults = [
  ['missing', 'manifest', undefined],
  ['missing', 'names', undefined],
  ['no JSON', 'names', '<!doctype html>'],
  ['another thing', 'names', '{"format":"other"}'],
  ['null', 'names', 'null'],
  ['of another version', 'names', '{"format":"search-names","version":99}'],
] as const;

for (const [row, [fault, file, body]] of faults.entries()) {
  for (const [column, {name, prefix}] of locales.entries()) {
    test(
      `an index whose ${file} is ${fault} (${name})`,
      row > 1 ? slow : everySecond(row, column),
      async ({page, complaints}) => {
        await breakIndex(page, file, body);
        await open(page, `${prefix}/docs/intro`);
        const {opener, dialog, field, active, retry, text} = getSearch(
          page,
          name,
        );
        await opener.click();
        const failed = text(
          'failed',
          'The search could not be loaded. Check your connection, then retry.',
        );
        await expect(dialog.getByRole('alert')).toHaveText(
          `${failed} ${message(name, 'loading.retry', 'Retry')}`,
        );
        await expect(
          dialog.getByRole('link', {name: text('all', 'API from A to Z')}),
        ).toHaveAttribute('href', `${prefix}/docs/api/a-z`);
        await field.fill('CreatePool');
        await page.unrouteAll({behavior: 'wait'});
        await retry.click();
        await expect(active).toContainText('CreatePool');
        accept(complaints, missing);
      },
    );
  }
}

test('names answer while the texts are loading', async ({page}) => {
  const {release} = await hold(page, '**/search/text*.json');
  const {active, dialog, field} = await searchFor(page, 'CreatePool');
  await expect(active).toContainText('CreatePool');
  await field.fill('qqqqzzzzxxxx');
  await expect(dialog).toContainText('Loading the texts of the pages…');
  await field.fill('CreatePool');
  release();
  await expect(dialog.locator('[class*=excerpt]').first()).toBeVisible();
});

test('texts that come take no hit away from under the reader', async ({
  page,
}) => {
  const {release} = await hold(page, '**/search/text*.json');
  const {active, field, dialog} = await searchFor(page, 'create pool');
  const first = await active.getAttribute('id');
  await page.keyboard.press('ArrowDown');
  const second = await active.getAttribute('id');
  expect(second).not.toBe(first);
  const came = page.waitForResponse('**/search/text*.json');
  release();
  await (await came).finished();
  await idle(page);
  await expect(field).toHaveAttribute('aria-activedescendant', second!);
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAttribute('aria-activedescendant', first!);
  await field.fill('CreatePool');
  await expect(dialog.locator('[class*=excerpt]').first()).toBeVisible();
});

for (const body of [undefined, 'x', '{"format":"search-text","version":1}']) {
  test(
    `texts that are ${body ?? 'missing'}: names answer, Retry brings them`,
    body ? slow : {},
    async ({page, complaints}) => {
      await breakIndex(page, 'text', body);
      const {active, dialog, retry} = await searchFor(page, 'CreatePool');
      await expect(dialog.getByRole('alert')).toContainText('names only');
      await expect(active).toContainText('CreatePool');
      await page.unrouteAll({behavior: 'wait'});
      await retry.click();
      await expect(dialog.locator('[class*=excerpt]').first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      accept(complaints, missing);
    },
  );
}

const hostile = [
  '.*[(+?{\\',
  '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  '%E0%A4%A &amp; "\'`${1}',
  '__proto__ constructor toString',
  'kind: service: kind:nothing kind:kind',
  '\u0000\u202e\ud800 🙂',
  'a'.repeat(10_000),
  'pool '.repeat(2_000),
];

test('hostile queries are text', async ({page}) => {
  const {field, dialog, active} = await searchFor(page, 'pool');
  const title = await page.title();
  for (const query of hostile) {
    await field.fill(query);
    await expect(field).toBeFocused();
  }
  await expect(dialog.locator('img, script')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  await field.fill('CreatePool');
  await expect(active).toContainText('CreatePool');
});
