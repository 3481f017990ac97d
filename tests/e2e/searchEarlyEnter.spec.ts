import {readFileSync} from 'node:fs';
import {hold} from './chunks';
import {expect} from './fixtures';
import {openStream} from './originServer';
import {test} from './platform';
import {getSearch, holdQuestions, searchFor} from './search';

const createPool = '/docs/api/storage-create-pool';

test('Enter before the box is there opens the first hit', async ({page}) => {
  const {release} = await hold(page, '**/search.json');
  await page.goto('/docs/intro');
  const {dialog, field} = getSearch(page);
  await page.keyboard.press('/');
  await page.keyboard.type('CreatePool');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(field).not.toHaveRole('combobox');
  release();
  await expect(page).toHaveURL(createPool);
  await expect(dialog).toBeHidden();
});

test('Enter before the answer opens no hit of the query before', async ({
  page,
}) => {
  const {field, active, dialog} = await searchFor(page, 'DeletePool');
  await expect(active).toContainText('DeletePool');
  const questions = await holdQuestions(page);
  // Another letter takes the Enter back.
  await field.fill('ListPool');
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  await questions.letGo();
  await expect(active).toContainText('ListPools');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');

  const others = await holdQuestions(page);
  await field.fill('CreatePool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
  await others.letGo();
  await expect(page).toHaveURL(createPool);
});

test('Enter before the texts have loaded opens what they match', async ({
  page,
  startPlatform,
}) => {
  const lines = readFileSync('build/search.json', 'utf8').split(/(?<=\n)/);
  const file = openStream();
  const {address} = await startPlatform(file.answer);
  await page.route('**/search.json', (route) => route.continue({url: address}));
  const opened = searchFor(page, 'quorum');
  await file.write(Buffer.from(lines.slice(0, 2).join('')));
  const {dialog, options} = await opened;
  await expect(dialog).toContainText('Showing name matches only');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await file.write(Buffer.from(lines.slice(2).join('')));
  await file.end();
  await expect(page).toHaveURL('/docs/api/storage-list-mons');
});
