import {axeFindings} from './axe';
import {accept, expect, kinds, locales, open, test} from './fixtures';

const pages = {...kinds, notFound: '/nothing/here'};

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, prefix} of locales) {
  for (const [kind, path] of Object.entries(pages)) {
    test(`axe finds nothing on ${kind} (${name})`, async ({
      page,
      complaints,
    }) => {
      const findings: string[] = [];
      for (const mode of ['light', 'dark']) {
        await page.addInitScript(
          (theme) => localStorage.setItem('theme', theme),
          mode,
        );
        await open(page, prefix + path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        for (const finding of await axeFindings(page)) {
          findings.push(`${prefix}${path} in ${mode}: ${finding}`);
        }
      }
      expect(findings.join('\n')).toBe('');
      if (kind === 'notFound') accept(complaints, /status of 404/);
    });
  }
}
