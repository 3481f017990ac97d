import {hold} from './chunks';
import {expect, idle, runs, test} from './fixtures';
import {getSearch} from './search';

const scripts = '**/assets/js/*.js';

test('a key, or the button, starts the page and loses no letter', async ({
  page,
}) => {
  const {opener, dialog, field, active} = getSearch(page);
  const ways = [() => page.keyboard.press('Control+k'), () => opener.click()];
  for (const openSearch of ways) {
    const {release} = await hold(page, scripts);
    await page.goto('/docs/intro');
    await openSearch();
    await expect(field).toBeFocused();
    await expect(dialog).toContainText('Loading search…');
    await page.keyboard.type('Create');
    release();
    await runs(page);
    await page.keyboard.type('Pool');
    await expect(field).toHaveRole('combobox');
    await page.keyboard.type('Request');
    await expect(field).toHaveValue('CreatePoolRequest');
    await expect(field).toBeFocused();
    await expect(active).toContainText('CreatePoolRequest');
  }

  // What was closed before the page runs stays closed.
  const {release} = await hold(page, scripts);
  await page.goto('/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  release();
  await runs(page);
  await idle(page);
  await expect(dialog).toBeHidden();
});

test('nothing of it is fetched, and nothing shifts, before it is opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(...(request.url().match(/search.*/) ?? []));
  });
  await page.goto('/docs/intro');
  const {opener, field} = getSearch(page);
  const place = await opener.boundingBox();
  await page.mouse.move(300, 300, {steps: 3});
  await runs(page);
  await opener.hover();
  await idle(page);
  expect(asked).toEqual([]);
  // The key that opens it stands beside its name.
  expect(await opener.boundingBox()).toEqual(place);
  await opener.click();
  await expect(field).toHaveRole('combobox');
  expect(asked.length).toBeGreaterThan(0);
});
