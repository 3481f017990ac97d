import {gzipSync} from 'node:zlib';
import {watchRequests} from '../requests';
import {expect, hydrated, test} from './fixtures';
import {createPool, getPanel} from './tryIt';
import type {Response} from '@playwright/test';

const budgets = {panel: 120 * 1024, sandbox: 150 * 1024};

test('the panel and the sandbox keep within their weights', async ({page}) => {
  const requestsOver = watchRequests(page);
  const responses: Response[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (/\.(?:js|json)$/.test(pathname)) responses.push(response);
  });
  /** What came since the last time: paths, and bytes as gzip sends them. */
  const take = async () => {
    const taken = responses.splice(0);
    // Chromium does not always keep the body of a response, so ask anew.
    const bodies = await Promise.all(
      taken.map(async (one) => (await page.request.get(one.url())).body()),
    );
    return {
      paths: taken.map((one) => new URL(one.url()).pathname).join(' '),
      bytes: bodies.reduce(
        (sum, body) => sum + gzipSync(body, {level: 9}).length,
        0,
      ),
    };
  };
  await page.goto(createPool);
  await hydrated(page);
  await requestsOver();
  expect((await take()).paths).not.toMatch(/try-it|sandbox|operations\//);

  const {opener, send, answer} = getPanel(page);
  await opener.click();
  await expect(send).toBeVisible();
  await requestsOver();
  const panel = await take();
  expect(panel.paths).toMatch(/try-it/);
  // The check of the body has the same validator, which is a chunk of its own.
  expect(panel.paths).not.toMatch(/sandbox(?!-vendors)/);
  expect(panel.bytes).toBeLessThan(budgets.panel);

  await send.click();
  await expect(answer).toHaveText(/^Response \w+/);
  await requestsOver();
  const sandbox = await take();
  expect(sandbox.paths).toMatch(/sandbox/);
  expect(sandbox.bytes).toBeLessThan(budgets.sandbox);
  console.log(
    `Try it: ${(panel.bytes / 1024).toFixed(1)} KiB at the click, ${(sandbox.bytes / 1024).toFixed(1)} KiB at the first Send (gzip)`,
  );
});
