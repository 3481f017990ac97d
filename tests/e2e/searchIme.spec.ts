import {hold} from './chunks';
import {expect, idle, runs, test} from './fixtures';
import {searchFor} from './search';
import type {CDPSession, Page} from '@playwright/test';

/** The input method of the browser, as it writes into the focused field. */
async function inputMethod(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
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

/** Counts questions to the search from now on. */
async function questions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const worker = Worker.prototype as unknown as {
      postMessage: (this: Worker, message: {about: string}) => void;
    };
    const {postMessage} = worker;
    const counter = Object.assign(window, {questions: 0});
    worker.postMessage = function (message) {
      if (message.about === 'question') counter.questions++;
      postMessage.call(this, message);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as {questions: number}).questions);
}

test('nothing is looked for while a word is composed', async ({page}) => {
  const {field, active} = await searchFor(page, '', {locale: 'zh-hant'});
  const {compose, commit} = await inputMethod(page);
  const asked = await questions(page);
  for (const text of ['ㄐ', 'ㄐㄧ', 'ㄐㄧˊ', '集', '集ㄑ', '集ㄑㄩ', '集區']) {
    await compose(text);
    await expect(field).toHaveValue(text);
  }
  expect(await asked()).toBe(0);
  await commit('集區');
  await expect(active).toContainText('集區');
  await expect(field).toHaveValue('集區');
  expect(await asked()).toBeGreaterThan(0);
});

test('keys of an input method move and open nothing', async ({page}) => {
  const {field, active, dialog} = await searchFor(page, '集區', {
    locale: 'zh-hant',
  });
  const before = await active.getAttribute('id');
  const keys = [
    {key: 'Enter', isComposing: true},
    {key: 'ArrowDown', isComposing: true},
    // As WebKit tells of the key that ended the word.
    {key: 'Enter', keyCode: 229},
    {key: 'ArrowDown', keyCode: 229},
  ];
  for (const key of keys) {
    await field.dispatchEvent('keydown', {...key, bubbles: true});
  }
  await expect(dialog).toBeVisible();
  expect(await active.getAttribute('id')).toBe(before);
  await expect(page).toHaveURL('/zh-hant/docs/intro');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant', before!);
});

for (const [when, held] of Object.entries({
  'while the search loads': '**/search/names*.json',
  'before the page runs': '**/assets/js/*.js',
})) {
  test(`a word that begins ${when} is not cut when the box comes`, async ({
    page,
  }) => {
    const {release} = await hold(page, held);
    await page.goto('/zh-hant/docs/intro', {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('/');
    const field = page.locator('#site-search input');
    await expect(field).toBeFocused();
    const {compose, commit} = await inputMethod(page);
    await compose('集');
    const arrived = page.waitForResponse('**/search/names*.json');
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
