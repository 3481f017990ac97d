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
import {everySecond, slow} from './parts';

const pages = {...kinds, notFound: '/nothing/here'};

/** `kinds.spec.ts` has wide pages with text of the usual size. */
const sizes = [
  [390, 16],
  [1440, 32],
  [390, 32],
] as const;

/** Pages whose narrow form with large text `npm test` looks at too. */
const crowded = ['operation', 'service'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [row, {name, prefix}] of locales.entries()) {
  for (const [kind, path] of Object.entries(pages)) {
    for (const [width, size] of sizes) {
      const column = crowded.indexOf(kind);
      const part =
        column >= 0 && width === 390 && size === 32
          ? everySecond(row, column)
          : slow;
      test(
        `${kind} (${name}): axe finds nothing at ${width} px with text of ${size} px`,
        part,
        async ({page, complaints}) => {
          await withFontSize(page, size);
          await page.setViewportSize({width, height: 900});
          await open(page, prefix + path);
          expect(await axeFindings(page), 'in light mode').toEqual([]);
          await setMode(page, 'dark');
          expect(await contrastFindings(page), 'in dark mode').toEqual([]);
          if (kind === 'notFound') accept(complaints, missing);
        },
      );
    }
  }
}
