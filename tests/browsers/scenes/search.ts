import {kinds} from '../../e2e/addresses';
import {untilGone, untilPage, untilSeen} from '../wait';
import {open, type Scene, type Stage} from './scene';

const field = '#site-search input[role=combobox]';
const words = {en: 'create pool', 'zh-hant': '建立集區'};
const hit = '/docs/api/storage-create-pool';
const titles = {en: 'Create a pool', 'zh-hant': '建立集區'};

/** Looks for an operation in the reader's own letters, and goes there. */
async function find({tab, locale}: Stage): Promise<void> {
  await untilSeen(tab, field);
  await untilPage(
    tab,
    'the field has the focus',
    (wanted: string) => document.activeElement?.matches(wanted) ?? false,
    field,
  );
  await tab.type(words[locale.name]);
  const path = locale.prefix + hit;
  await untilPage(
    tab,
    `the first hit is ${path}`,
    (wanted: string) =>
      document
        .querySelector('#site-search [role=option][aria-selected=true]')
        ?.getAttribute('href')
        ?.startsWith(wanted) ?? false,
    path,
  );
  await tab.press('Enter');
  await untilPage(
    tab,
    `the page is ${path}`,
    (wanted: string) => location.pathname === wanted,
    path,
  );
  await untilGone(tab, '#site-search');
  const title = titles[locale.name];
  // The address changes before the page does.
  await untilPage(
    tab,
    `the title is ${title}`,
    (wanted: string) =>
      document.querySelector('main h1')?.textContent === wanted,
    title,
  );
}

/** From a key to a page. */
export const searchScene: Scene = {
  title: 'search with a key, in the letters of the language, to a page',
  async run(stage) {
    await open(stage, kinds.tutorial);
    await stage.tab.press('Control+k');
    await find(stage);
  },
};
