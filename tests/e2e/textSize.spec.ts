import {accept, expect, kinds, localesOnHosts, missing, test} from './fixtures';
import {withFontSize} from './fontSize';
import {everyEighth, slow} from './parts';
import {readingFaults} from './reading';

const pages = {...kinds, notFound: '/nothing/here'};

/** A window of 1280 px at a zoom of 200 % is one of 640 px. */
const whole = {
  widths: [320, 390, 640, 768, 997, 1280, 1440, 1920, 2560],
  sizes: [16, 24, 32],
};
const some = {widths: [320, 997, 1280], sizes: [16, 32]};

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  test.describe(() => {
    test.use({host});

    for (const [column, [kind, path]] of Object.entries(pages).entries()) {
      const check = (
        title: string,
        part: {tag?: string},
        {widths, sizes}: typeof whole,
      ): void =>
        test(
          `${kind} (${name}): nothing is cut, covered or squeezed at ${title}`,
          part,
          async ({page, complaints}) => {
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
          },
        );

      const part = everyEighth(row, column);
      // The whole has it too.
      if (part !== slow) check('small and large sizes', part, some);
      check('any size', slow, whole);
    }
  });
}
