import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveFolder} from '../../src/cli/staticHost';
import {serveSite} from '../staticServer';
import {accept, expect, locales, open, test} from './fixtures';
import {everyFourth, everySecond} from './parts';
import {message} from './messages';

const servers = {
  folders: (folder: string) => serveSite(folder, 0),
  plain: (folder: string) => serveFolder(folder),
};

for (const [row, [host, serve]] of Object.entries(servers).entries()) {
  test.describe(`host "${host}", below another path than the site was built for`, () => {
    let folder: string;
    let server: Server;
    let origin: string;

    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'wrong-base-'));
      symlinkSync(path.resolve('build'), path.join(folder, 'wrong'));
      writeFileSync(path.join(folder, '404.html'), 'Not found');
      server = await serve(folder);
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });

    test.afterAll(() => {
      server.close();
      rmSync(folder, {recursive: true});
    });

    for (const [place, {name, prefix}] of locales.entries()) {
      for (const [column, path] of [
        '/',
        '/docs/intro',
        '/docs/api/schemas/machine',
      ].entries()) {
        test(
          `${prefix}${path} says so (${name})`,
          everyFourth(2 * row + place, column),
          async ({page, complaints}) => {
            await page.goto(`${origin}/wrong${prefix}${path}`);
            const notice = page.getByRole('alert');
            await expect(notice).toContainText(
              message(name, 'loading.failed', 'The page could not be loaded.'),
            );
            // Where the site looks for its files.
            await expect(notice).toContainText(
              `${origin}${prefix}/assets/css/styles.`,
            );
            accept(complaints, /Failed to load resource/, /MIME type/);
          },
        );
      }
    }
  });
}

for (const [row, {name, prefix}] of locales.entries()) {
  test(
    `on the right path nothing is said (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      await open(page, `${prefix}/`);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}
