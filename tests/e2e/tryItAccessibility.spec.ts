import {axeFindings} from './axe';
import {accept, expect, locales, test} from './fixtures';
import {choosePlatform, createPool, openPanel} from './tryIt';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, prefix} of locales) {
  for (const mode of ['light', 'dark']) {
    for (const width of [1440, 390]) {
      test(`axe finds nothing with the panel open (${name}, ${mode}, ${width})`, async ({
        page,
        complaints,
      }) => {
        // axe looks at the whole page three times.
        test.setTimeout(180_000);
        await page.setViewportSize({width, height: 900});
        await page.addInitScript(
          (theme) => localStorage.setItem('theme', theme),
          mode,
        );
        const panel = await openPanel(page, prefix + createPool, name);
        await panel.send.click();
        await expect(panel.answer).toContainText('ok');
        expect(await axeFindings(page)).toEqual([]);

        await panel.body.fill('{"nope": 1, "poolType": "x"}');
        await expect(panel.body).toHaveAttribute('aria-invalid', 'true');
        await panel.send.click();
        await expect(panel.answer).toContainText('invalid_argument');
        expect(await axeFindings(page)).toEqual([]);

        await choosePlatform(panel, 'http://127.0.0.1:9');
        await panel.send.click();
        await expect(panel.answer).toHaveText(
          panel.text('noAnswer', 'No answer'),
        );
        await panel
          .field('authorization', 'Authorization header (optional)')
          .fill('密');
        await panel.field('timeout', 'Timeout (ms)').fill('x');
        expect(await axeFindings(page)).toEqual([]);
        accept(complaints, /net::ERR_/);
      });
    }
  }
}
