import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveSite} from '../staticServer';
import {accept, expect, locales, open, test} from './fixtures';

const banner = '#__docusaurus-base-url-issue-banner';

test.describe('below another path than the site was built for', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'wrong-base-'));
    symlinkSync(path.resolve('build'), path.join(folder, 'wrong'));
    writeFileSync(path.join(folder, '404.html'), 'Not found');
    server = await serveSite(folder, 0);
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  for (const {name, prefix} of locales) {
    test(`a banner says so (${name})`, async ({page, complaints}) => {
      await page.goto(`${origin}/wrong${prefix}/`);
      await expect(page.locator(banner)).toBeVisible();
      await expect(page.locator(banner)).toContainText('did not load properly');
      await expect(page.locator(banner)).toContainText(`/wrong${prefix}/`);
      accept(complaints, /Failed to load resource/, /MIME type/);
    });
  }
});

for (const {name, prefix} of locales) {
  test(`on the right path there is no banner (${name})`, async ({page}) => {
    await open(page, `${prefix}/`);
    await expect(page.locator(banner)).toHaveCount(0);
  });
}
