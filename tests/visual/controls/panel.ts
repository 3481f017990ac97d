import type {Page} from '@playwright/test';
import {hydrated} from '../../e2e/fixtures';
import {breakChunks, hold} from '../../e2e/chunks';
import {control, type Scene} from './control';

const path = '/docs/api/storage-create-pool';
const panelOf = 'dialog[class*=sheet]';
const send = `${panelOf} button:text-is("Send")`;

async function openPanel(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('[data-try-it]').click();
  await page.locator(send).waitFor();
}

/** The panel that makes calls, in each of its states. */
export const panel: readonly Scene[] = [
  {
    path,
    prepare: openPanel,
    controls: [
      control('Try it', '[data-try-it]', {
        is: 'open',
        states: ['rest', 'focus'],
      }),
      control('Panel: close', `${panelOf} button[class*=close]`),
      control('Panel: choice', `${panelOf} select`),
      control('Panel: field', `${panelOf} input`),
      control('Panel: body', `${panelOf} textarea`),
      control('Panel: send', send),
      control('Panel: reset', `${panelOf} button:text-is("Reset")`),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await openPanel(page);
      await page.locator(`${panelOf} textarea`).fill('{"scopeUuid": ');
      await page.locator(`${panelOf} button[class*=problem]`).first().waitFor();
    },
    controls: [
      control('Panel: body', `${panelOf} textarea`, {is: 'failed'}),
      control('Panel: fault of the body', `${panelOf} button[class*=problem]`),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await openPanel(page);
      await page.locator(`${panelOf} select`).first().selectOption('platform');
      await page.getByLabel('Address', {exact: true}).fill('ftp://x y');
      await page.locator(send).click();
      await page.locator(`${panelOf} [aria-invalid=true]`).first().waitFor();
      // It has the focus when it is refused.
      await page.locator(`${panelOf} [aria-invalid=true]`).first().blur();
    },
    controls: [
      control('Panel: field', `${panelOf} input[aria-invalid=true]`, {
        is: 'failed',
        states: ['rest', 'focus'],
      }),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await openPanel(page);
      await hold(page, '**/*sandbox*');
      await page.locator(send).click();
      await page.locator(`${panelOf} button[aria-disabled=true]`).waitFor();
    },
    controls: [
      control('Panel: send', `${panelOf} button[aria-disabled=true]`, {
        is: 'disabled',
        states: ['rest', 'hover', 'focus'],
      }),
      control('Panel: send bar', `${panelOf} [class*=send]`, {is: 'loading'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await openPanel(page);
      await page.locator(send).click();
      await page.locator(`${panelOf} section pre`).waitFor();
    },
    controls: [
      control('Panel: response', `${panelOf} section`, {is: 'done'}),
      control('Panel: headers', `${panelOf} section summary`),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await openPanel(page);
      await page.locator(`${panelOf} textarea`).fill('{}');
      await page.locator(send).click();
      await page.locator(`${panelOf} section`).waitFor();
    },
    controls: [
      control('Panel: response', `${panelOf} section`, {is: 'failed'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await hold(page);
      await page.locator('[data-try-it]').click();
      await page.locator('[data-try-it][aria-busy=true]').waitFor();
    },
    controls: [control('Try it', '[data-try-it]', {is: 'loading'})],
  },
  {
    path,
    prepare: async (page) => {
      await hydrated(page);
      await breakChunks(page);
      await page.locator('[data-try-it]').click();
      await page.locator('main [role=alert]').waitFor();
    },
    controls: [
      control('Try it', '[class*=endpoint]', {is: 'failed'}),
      control('Try it: retry', 'main [role=alert] button'),
    ],
  },
];
