import {hold} from './chunks';
import {expect, locales, test} from './fixtures';
import {everySecond} from './parts';
import {searchFor, getSearch} from './search';
import type {Page} from '@playwright/test';

const createPool = '/docs/api/storage-create-pool';

/** Keeps questions from the search, until they are let go. */
async function holdQuestions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const worker = Worker.prototype as unknown as {
      postMessage: (this: Worker, message: {about: string}) => void;
    };
    const {postMessage} = worker;
    const held: (() => void)[] = [];
    worker.postMessage = function (message) {
      held.push(() => postMessage.call(this, message));
    };
    Object.assign(window, {
      letGo: () => {
        worker.postMessage = postMessage;
        held.forEach((tell) => tell());
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as {letGo: () => void}).letGo());
}

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `Enter before the box is there opens the first hit (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      const {release} = await hold(page, '**/search/names*.json');
      await page.goto(`${prefix}/docs/intro`);
      const {dialog, field} = getSearch(page, name);
      await page.keyboard.press('/');
      await page.keyboard.type('CreatePool');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(field).not.toHaveRole('combobox');
      release();
      await expect(page).toHaveURL(`${prefix}${createPool}`);
      await expect(dialog).toBeHidden();
    },
  );
}

test('Enter before the first answer opens the first hit', async ({page}) => {
  const {field} = await searchFor(page, '');
  const letGo = await holdQuestions(page);
  await field.pressSequentially('CreatePool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
  await letGo();
  await expect(page).toHaveURL(createPool);
});

test('Enter opens no hit of the query before', async ({page}) => {
  const {field, active} = await searchFor(page, 'DeletePool');
  await expect(active).toContainText('DeletePool');
  const letGo = await holdQuestions(page);
  await field.fill('CreatePool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
  await letGo();
  await expect(page).toHaveURL(createPool);
});

test('another letter takes the Enter back', async ({page}) => {
  const {field, active, dialog} = await searchFor(page, '');
  const letGo = await holdQuestions(page);
  await field.fill('CreatePoo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('l');
  await letGo();
  await expect(active).toContainText('CreatePool');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
});

test('an early Enter of an input method opens nothing', async ({page}) => {
  const {release} = await hold(page, '**/search/names*.json');
  await page.goto('/zh-hant/docs/intro');
  const {field, dialog, active} = getSearch(page, 'zh-hant');
  await page.keyboard.press('/');
  await field.fill('集區');
  for (const key of [{isComposing: true}, {keyCode: 229}]) {
    await field.dispatchEvent('keydown', {key: 'Enter', bubbles: true, ...key});
  }
  release();
  await expect(active).toContainText('集區');
  const letGo = await holdQuestions(page);
  await field.fill('集區配額');
  await field.dispatchEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    isComposing: true,
  });
  await letGo();
  await expect(field).toHaveValue('集區配額');
  await expect(active).toContainText('配額');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/zh-hant/docs/intro');
});
