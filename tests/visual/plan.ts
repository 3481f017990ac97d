import type {Page} from '@playwright/test';
import {hydrated, kinds} from '../e2e/fixtures';

/** A page, and what a reader brings it into. */
export interface Place {
  path: string;
  /** Status of the page, when it is not 200. */
  status?: number;
  /** The only width that has it; both unless said otherwise. */
  width?: number;
  /** Whether what is shown lies over the page, which then is taken as it is. */
  isOver?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const pool = '/docs/api/storage-create-pool';
const panel = 'main dialog';
const send = `${panel} [class*=foot] button[class*=primary]`;
const search = '#site-search';

async function openPanel(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-try-it]').click();
  await page.locator(send).waitFor();
}

/** Opens, or closes, every fold of the text. */
async function fold(page: Page, isOpen: boolean): Promise<void> {
  await page.locator('main details').first().waitFor({state: 'attached'});
  await page.evaluate((open) => {
    document
      .querySelectorAll<HTMLDetailsElement>('main details')
      .forEach((part) => (part.open = open));
  }, isOpen);
}

/**
 * What a reader brings a page into. Nothing here is a word of the page, because
 * a commit with other words has the same states.
 */
const states: Record<string, Place> = {
  panel: {path: pool, isOver: true, prepare: openPanel},
  answer: {
    path: pool,
    isOver: true,
    prepare: async (page) => {
      await openPanel(page);
      await page.locator(send).click();
      await page
        .locator(`${panel} section[aria-busy=false] pre`)
        .first()
        .waitFor();
    },
  },
  search: {
    path: '/docs/intro',
    isOver: true,
    prepare: async (page) => {
      await hydrated(page);
      await page.locator('[aria-controls=site-search]').click();
      await page.locator(`${search} [role=combobox]`).fill('pool');
      await page.locator(`${search} [aria-selected=true]`).waitFor();
    },
  },
  drawer: {
    path: '/docs/intro',
    width: 390,
    isOver: true,
    prepare: async (page) => {
      await hydrated(page);
      await page.locator('.navbar__toggle').click();
      await page
        .locator('.navbar-sidebar .menu__link--active')
        .filter({visible: true})
        .first()
        .waitFor();
    },
  },
  folded: {path: pool, prepare: (page) => fold(page, false)},
  unfolded: {path: pool, prepare: (page) => fold(page, true)},
  step: {
    path: '/docs/guides/bucket-for-an-application',
    prepare: async (page) => {
      await hydrated(page);
      await page.locator('[data-guide-run]').first().click();
      await page.locator('[data-guide-result=done]').first().waitFor();
    },
  },
};

/** Everything that is photographed, by the name of its picture. */
export const places: Record<string, Place> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]) => [kind, {path}]),
  ),
  notFound: {path: '/docs/no-such-page', status: 404},
  ...states,
};

/** Four looks in which each two of language, mode and width meet once. */
export const looks = (
  [
    {language: 'en', theme: 'light', width: 1440},
    {language: 'en', theme: 'dark', width: 390},
    {language: 'zh-hant', theme: 'light', width: 390},
    {language: 'zh-hant', theme: 'dark', width: 1440},
  ] as const
).map((look) => ({name: `pages-${Object.values(look).join('-')}`, ...look}));
