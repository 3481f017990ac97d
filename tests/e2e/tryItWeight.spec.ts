import {gzipSync} from 'node:zlib';
import {expect, open, test} from './fixtures';
import {createPool, panelOf} from './tryIt';

const budgets = {panel: 120 * 1024, sandbox: 150 * 1024};

test('the panel and the sandbox keep within their weights', async ({page}) => {
  const sizes: {path: string; bytes: number}[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (!/\.(?:js|json)$/.test(pathname)) return;
    void response.body().then((body) => {
      sizes.push({path: pathname, bytes: gzipSync(body, {level: 9}).length});
    });
  });
  const take = () => {
    const taken = sizes.splice(0);
    return {
      paths: taken.map(({path}) => path).join(' '),
      bytes: taken.reduce((sum, {bytes}) => sum + bytes, 0),
    };
  };
  await open(page, createPool);
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await page.waitForLoadState('networkidle');
  expect(take().paths).not.toMatch(/try-it|sandbox|operations\//);

  const {opener, send, answer} = panelOf(page);
  await opener.click();
  await expect(send).toBeVisible();
  await page.waitForLoadState('networkidle');
  const panel = take();
  expect(panel.paths).toMatch(/try-it/);
  expect(panel.paths).not.toMatch(/sandbox/);
  expect(panel.bytes).toBeLessThan(budgets.panel);

  await send.click();
  await expect(answer).toHaveText(/^Answer \w+/);
  await page.waitForLoadState('networkidle');
  const sandbox = take();
  expect(sandbox.paths).toMatch(/sandbox/);
  expect(sandbox.bytes).toBeLessThan(budgets.sandbox);
  console.log(
    `Try it: ${(panel.bytes / 1024).toFixed(1)} KiB at the click, ${(sandbox.bytes / 1024).toFixed(1)} KiB at the first Send (gzip)`,
  );
});
