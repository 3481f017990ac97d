import {accept, expect, kinds, localesOnHosts, missing, test} from './fixtures';
import {withFontSize} from './fontSize';
import {readingFaults} from './reading';

const pages = {...kinds, notFound: '/nothing/here'};
/**
 * A window of 1280 px at a zoom of 200 % is one of 640 px. The whole takes
 * minutes: `HOLT_MATRIX=all npm run e2e -- textSize`, once a week in CI.
 */
const isWhole = process.env.HOLT_MATRIX === 'all';
const widths = isWhole
  ? [320, 390, 640, 768, 997, 1280, 1440, 1920, 2560]
  : [320, 997, 1280];
const sizes = isWhole ? [16, 24, 32] : [16, 32];

for (const {name, prefix, host} of localesOnHosts) {
  test.describe(() => {
    test.use({host});

    for (const [kind, path] of Object.entries(pages)) {
      test(`${kind} (${name}): nothing is cut, covered or squeezed at any size`, async ({
        page,
        complaints,
      }) => {
        await page.goto(prefix + path);
        const faults: string[] = [];
        for (const size of sizes) {
          await withFontSize(page, size);
          for (const width of widths) {
            await page.setViewportSize({width, height: 900});
            const found = await readingFaults(page);
            faults.push(
              ...found.map((one) => `${size} px, ${width} px: ${one}`),
            );
          }
        }
        expect(faults).toEqual([]);
        if (kind === 'notFound') accept(complaints, missing);
      });
    }
  });
}
