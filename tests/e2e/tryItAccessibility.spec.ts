import {axeFindings, contrastFindings} from './axe';
import {accept, expect, locales, setMode, test} from './fixtures';
import {everyFourth} from './parts';
import {choosePlatform, createPool, openPanel} from './tryIt';
import type {Page} from '@playwright/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** What axe finds in the panel in both modes; the page has its own test. */
async function findings(page: Page): Promise<string[]> {
  const found = await axeFindings(page, 'dialog[open]');
  await setMode(page, 'dark');
  found.push(...(await contrastFindings(page, 'dialog[open]')));
  await setMode(page, 'light');
  return found;
}

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [column, width] of [1440, 390].entries()) {
    test(
      `axe finds nothing in the panel (${name}, ${width})`,
      everyFourth(row, column),
      async ({page, complaints}) => {
        // axe looks at the panel six times.
        await page.setViewportSize({width, height: 900});
        const panel = await openPanel(page, prefix + createPool, name);
        await panel.send.click();
        await expect(panel.answer).toContainText('ok');
        expect(await findings(page), 'after an answer').toEqual([]);

        await panel.body.fill('{"nope": 1, "poolType": "x"}');
        await expect(panel.body).toHaveAttribute('aria-invalid', 'true');
        await panel.send.click();
        await expect(panel.answer).toContainText('unknown');
        expect(await findings(page), 'after an error').toEqual([]);

        await choosePlatform(panel, 'http://127.0.0.1:9');
        await panel.send.click();
        await expect(panel.answer).toHaveText(
          panel.text('noAnswer', 'No response'),
        );
        await panel
          .field('authorization', 'Authorization header (optional)')
          .fill('密');
        await panel.field('timeout', 'Timeout (ms)').fill('x');
        expect(await findings(page), 'without an answer').toEqual([]);
        accept(complaints, /net::ERR_/);
      },
    );
  }
}
