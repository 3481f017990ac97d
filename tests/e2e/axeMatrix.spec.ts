import {axeFindings, contrastFindings, kindsWithAxe} from './axe';
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
import {slow} from './parts';

const pages = {...kinds, notFound: '/nothing/here'};

const usual = [1440, 16] as const;

const others = [
  [390, 16],
  [1440, 32],
  [390, 32],
] as const;

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, prefix} of locales) {
  for (const [kind, path] of Object.entries(pages)) {
    const sizes = kindsWithAxe.includes(kind) ? others : [usual, ...others];
    for (const [width, size] of sizes) {
      test(
        `${kind} (${name}): axe finds nothing at ${width} px with text of ${size} px`,
        slow,
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
