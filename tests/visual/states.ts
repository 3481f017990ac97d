import type {Page} from '@playwright/test';
import {hydrated} from '../e2e/fixtures';

interface State {
  /** The page that is brought into it. */
  path: string;
  /** The only width that has it; both unless said otherwise. */
  width?: number;
  /** Whether what is shown lies over the page, which then is taken as it is. */
  isOver?: boolean;
  prepare: (page: Page) => Promise<void>;
}

const pool = '/docs/api/storage-create-pool';
const panel = 'dialog[class*=sheet]';
const send = `${panel} [class*=send] button[class*=primary]`;
const search = 'dialog[data-search]';

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
export const states = {
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
      await page.locator('button[data-search]').click();
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
      await page
        .locator('[data-guide-result][data-status=done]')
        .first()
        .waitFor();
    },
  },
} satisfies Record<string, State>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states) as StateName[];

/** The state of a name. */
export const stateOf = (name: StateName): State => states[name];
