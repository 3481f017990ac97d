import type {Page} from '@playwright/test';
import {hydrated} from '../../e2e/fixtures';
import {breakChunks, hold} from '../../e2e/chunks';
import {control, type Scene} from './control';

const path = '/docs/guides/bucket-for-an-application';
const runStep = '[data-guide-run]';
const runAll = 'section[aria-labelledby=run] button';

const press = async (page: Page, selector: string): Promise<void> => {
  await hydrated(page);
  await page.locator(selector).first().click();
};

const result = (status: string): string =>
  `[data-guide-result][data-status=${status}]`;

/** A guide and its runner in each of their states. */
export const guides: readonly Scene[] = [
  {
    path,
    prepare: hydrated,
    controls: [
      control('Guide: input', '[id^=input-]:is(input, select)'),
      control('Guide: copy a link', 'main [class*=buttons] > button'),
      control('Guide: run all', runAll),
      control('Guide: run a step', runStep),
      control('Guide: run the rest', 'button:text-is("Run the rest")'),
      control('Guide: download', 'main a[download]'),
      control('Guide: step', '[class*=steps] a'),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await press(page, runStep);
      await page.locator(result('done')).first().waitFor();
    },
    controls: [
      control('Guide: result', result('done'), {is: 'done'}),
      control('Guide: mark of a step', '[class*=mark][data-status=done]', {
        is: 'done',
      }),
      control('Guide: bar', '[data-guide-bar]', {is: 'on the way'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await hydrated(page);
      await page.locator('[id^=input-]').first().fill('');
      await page.locator('[id^=input-][aria-invalid=true]').first().waitFor();
      await page.locator(runStep).first().click();
      await page.locator(result('failed')).first().waitFor();
    },
    controls: [
      control('Guide: input', '[id^=input-][aria-invalid=true]', {
        is: 'failed',
        states: ['rest', 'focus'],
      }),
      control('Guide: result', result('failed'), {is: 'failed'}),
      control('Guide: mark of a step', '[class*=mark][data-status=failed]', {
        is: 'failed',
      }),
      control('Guide: bar', '[data-guide-bar]', {is: 'failed'}),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await hydrated(page);
      await hold(page, '**/*sandbox*');
      await page.locator(runStep).first().click();
      await page.locator(`${runStep}[aria-disabled=true]`).first().waitFor();
    },
    controls: [
      control('Guide: run a step', `${runStep}[aria-disabled=true]`, {
        is: 'disabled',
        states: ['rest', 'hover', 'focus'],
      }),
      control('Guide: stop', 'button:text-is("Stop")'),
      control('Guide: mark of a step', '[class*=mark][data-status]', {
        is: 'loading',
      }),
    ],
  },
  {
    path,
    prepare: async (page) => {
      await hydrated(page);
      await breakChunks(page);
      await page.locator(runStep).first().click();
      await page.locator('main [role=alert]').first().waitFor();
    },
    controls: [
      control('Guide: run a step', 'main [class*=buttons]:has([role=alert])', {
        is: 'failed',
      }),
    ],
  },
];
