import {gzipSync} from 'node:zlib';
import {expect, hydrated, idle, test} from './fixtures';
import {createPool, getPanel} from './tryIt';
import type {Request} from '@playwright/test';

/** Most kilobytes, compressed by gzip, that an act of the reader may fetch. */
const budgets = {start: 265, panel: 50, sandbox: 80};

/** The guide with most steps, in the script that is written with most bytes. */
const heaviest = '/zh-hant/docs/guides/kubernetes-and-ceph-cluster';

test('scripts and data come with the act that needs them', async ({page}) => {
  let arrived: Request[] = [];
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfailed', () => (open -= 1));
  page.on('requestfinished', (request) => {
    open -= 1;
    arrived.push(request);
  });
  /** Kilobytes of the scripts and data that came since the last time. */
  const weigh = async (): Promise<number> => {
    await idle(page);
    await expect.poll(() => open).toBe(0);
    // What a link in view has the browser fetch ahead is neither.
    const addresses = arrived
      .filter((one) => ['script', 'fetch'].includes(one.resourceType()))
      .map((one) => one.url());
    arrived = [];
    let bytes = 0;
    for (const address of addresses) {
      // Chromium does not always keep the body of a response, so ask anew.
      const response = await page.request.get(address);
      bytes += gzipSync(await response.body(), {level: 9}).length;
    }
    return bytes / 1024;
  };
  for (const address of [heaviest, createPool]) {
    await page.goto(address);
    expect(await weigh(), 'before the first act').toBe(0);
    await hydrated(page);
    expect(await weigh(), address).toBeLessThan(budgets.start);
  }

  const {opener, send, answer} = getPanel(page);
  await opener.click();
  await expect(send).toBeVisible();
  const panel = await weigh();
  expect(panel, 'the panel').toBeGreaterThan(1);
  expect(panel, 'the panel').toBeLessThan(budgets.panel);
  await send.click();
  await expect(answer).toContainText('ok');
  const sandbox = await weigh();
  expect(sandbox, 'the sandbox').toBeGreaterThan(1);
  expect(sandbox, 'the sandbox').toBeLessThan(budgets.sandbox);
});
