import {axeFindings, contrastFindings, kindsWithAxe} from './axe';
import {
  accept,
  expect,
  hydrated,
  idle,
  kinds,
  locales,
  missing,
  setMode,
  test,
} from './fixtures';
import {everySecond} from './parts';
import type {Request} from '@playwright/test';

const pages = {...kinds, notFound: '/nothing/here'};

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [row, {name, prefix, htmlLang}] of locales.entries()) {
  for (const [column, [kind, path]] of Object.entries(pages).entries()) {
    test(
      `${kind} (${name}): waits for an act, runs${kindsWithAxe.includes(kind) ? ', and axe finds nothing' : ''}`,
      everySecond(row, column),
      async ({page, complaints}) => {
        const scripts: Request[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request);
        });
        await page.goto(prefix + path);
        await idle(page);
        if (kind !== 'notFound') {
          expect(scripts.map((request) => request.url())).toEqual([]);
        }

        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('.footer')).toBeAttached();
        await expect(page.locator('.navbar__title')).toHaveText('Holt');

        if (kindsWithAxe.includes(kind)) {
          expect(await axeFindings(page), 'in light mode').toEqual([]);
          // The mode changes colors and nothing else.
          await setMode(page, 'dark');
          expect(await contrastFindings(page), 'in dark mode').toEqual([]);
        }
        if (kind === 'notFound') accept(complaints, missing);
      },
    );
  }
}
