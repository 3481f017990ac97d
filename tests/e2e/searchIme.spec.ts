import {hold} from './chunks';
import {expect, idle, runs, test} from './fixtures';
import {expectChosen, getSearch, holdQuestions, searchFor} from './search';
import type {Page} from '@playwright/test';

/** The input method of the browser, as it writes into the focused field. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => session.send('Input.insertText', {text}),
  };
}

/** Keys as an input method sends them: in a word, and as WebKit ends one. */
const itsKeys = ['Enter', 'ArrowDown'].flatMap((key) => [
  {key, isComposing: true, bubbles: true},
  {key, keyCode: 229, bubbles: true},
]);

test('a word that is composed asks, moves and opens nothing', async ({
  page,
}) => {
  const search = await searchFor(page, '', '/zh-hant/docs/intro');
  const {dialog, field, options, active, excerpts} = search;
  const {compose, commit} = await inputMethod(page);
  const questions = await holdQuestions(page);
  for (const text of ['ㄐ', 'ㄐㄧ', 'ㄐㄧˊ', '集', '集ㄑ', '集ㄑㄩ', '集區']) {
    await compose(text);
    await expect(field).toHaveValue(text);
  }
  await idle(page);
  expect(await questions.asked()).toBe(0);
  await commit('集區');
  await expect(field).toHaveValue('集區');
  await expect.poll(questions.asked).toBeGreaterThan(0);
  // Nor is it an early Enter, which would open the first hit of the answer.
  for (const key of itsKeys) await field.dispatchEvent('keydown', key);
  await questions.letGo();
  await expect(active).toContainText('集區');
  await expect(excerpts.first()).toBeVisible();

  for (const key of itsKeys) await field.dispatchEvent('keydown', key);
  await expectChosen(search, options.first());
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/zh-hant/docs/intro');
  await page.keyboard.press('ArrowDown');
  await expectChosen(search, options.nth(1));
});

for (const [when, held] of Object.entries({
  'while the search loads': '**/search.json',
  'before the page runs': '**/assets/js/*.js',
})) {
  test(`a word that begins ${when} is not cut when the box comes`, async ({
    page,
  }) => {
    const {release} = await hold(page, held);
    await page.goto('/zh-hant/docs/intro', {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('/');
    const {field} = getSearch(page);
    await expect(field).toBeFocused();
    const {compose, commit} = await inputMethod(page);
    await compose('集');
    const arrived = page.waitForResponse('**/search.json');
    release();
    await arrived;
    await runs(page);
    await idle(page);
    await compose('集區');
    await expect(field).toHaveValue('集區');
    await commit('集區');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveValue('集區');
    await expect(field).toBeFocused();
  });
}
