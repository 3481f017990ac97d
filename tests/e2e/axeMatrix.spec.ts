import {axeFindings, contrastFindings} from './axe';
import {
  accept,
  expect,
  kinds,
  locales,
  missing,
  open,
  setMode,
  test,
} from './fixtures';
import {withFontSize} from './fontSize';

const all = {...kinds, notFound: '/nothing/here'};
const {page, operation, tutorial, service} = kinds;

/**
 * `kinds.spec.ts` has wide pages with text of the usual size. All others take
 * minutes: `HOLT_MATRIX=all npm run e2e -- axeMatrix`, once a week in CI.
 */
const isWhole = process.env.HOLT_MATRIX === 'all';
const pages = isWhole ? all : {page, operation, tutorial, service};
const sizes = isWhole
  ? [
      [390, 16],
      [1440, 32],
      [390, 32],
    ]
  : [[390, 32]];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, prefix} of locales) {
  for (const [kind, path] of Object.entries(pages)) {
    for (const [width = 0, size = 0] of sizes) {
      test(`${kind} (${name}): axe finds nothing at ${width} px with text of ${size} px`, async ({
        page,
        complaints,
      }) => {
        await withFontSize(page, size);
        await page.setViewportSize({width, height: 900});
        await open(page, prefix + path);
        expect(await axeFindings(page), 'in light mode').toEqual([]);
        await setMode(page, 'dark');
        expect(await contrastFindings(page), 'in dark mode').toEqual([]);
        if (kind === 'notFound') accept(complaints, missing);
      });
    }
  }
}
