import type {Page} from '@playwright/test';
import {hydrated} from '../../e2e/fixtures';
import {hold} from '../../e2e/chunks';
import {control, type Scene} from './control';

const path = '/docs/intro';
const dialog = '#site-search';

async function openSearch(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[aria-controls=site-search]').click();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.locator(`${dialog} [role=combobox]`).fill(query);
}

/** The search in each of its states. */
export const search: readonly Scene[] = [
  {
    path,
    prepare: (page) => searchFor(page, 'pool'),
    controls: [
      control(
        'Search: result',
        `${dialog} [role=option]:not([aria-selected=true])`,
        {states: ['rest', 'hover', 'pressed']},
      ),
      control('Search: result', `${dialog} [role=option][aria-selected=true]`, {
        is: 'selected',
      }),
      control('Search: kind', `${dialog} button[aria-pressed=false]`),
      control('Search: more', `${dialog} button[aria-expanded=false]`),
      control('Search: close', `${dialog} button[class*=close]`),
      control('Search: field', `${dialog} [class*=head]`, {is: 'filled'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await searchFor(page, 'pool');
      await page.locator(`${dialog} button[aria-expanded]`).click();
    },
    controls: [
      control('Search: more', `${dialog} button[aria-expanded=true]`, {
        is: 'open',
      }),
      control('Search: service', `${dialog} select`),
    ],
  },
  {
    path,
    prepare: (page) => searchFor(page, 'pool kind:field'),
    controls: [
      control('Search: kind', `${dialog} button[aria-pressed=true]`, {
        is: 'selected',
        states: ['rest', 'hover', 'focus'],
      }),
    ],
  },
  {
    path,
    prepare: (page) => searchFor(page, ''),
    controls: [
      control('Search: field', `${dialog} [class*=head]`, {is: 'empty'}),
      control('Search: place', `${dialog} [role=option]`, {
        states: ['rest', 'hover', 'pressed'],
      }),
    ],
  },
  {
    path,
    prepare: (page) => searchFor(page, 'qqqqzzzzxxxx'),
    controls: [
      control('Search', `${dialog} [class*=none]`, {is: 'nothing found'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await hold(page, '**/search/*.json');
      await openSearch(page);
    },
    controls: [control('Search', dialog, {is: 'loading'})],
  },
  {
    path,
    prepare: async (page) => {
      await page.route('**/search/*.json', (route) => route.abort());
      await openSearch(page);
      await page.locator(`${dialog} [role=alert]`).waitFor();
    },
    controls: [
      control('Search', dialog, {is: 'failed'}),
      control('Search: retry', `${dialog} button:text-is("Retry")`),
    ],
  },
];
