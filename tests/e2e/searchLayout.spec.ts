import {axeFindings, contrastFindings} from './axe';
import {expect, locales, setMode, test} from './fixtures';
import {slow} from './parts';
import {searchFor, searchOf} from './search';

const dialog = '#site-search';

for (const {name} of locales) {
  test(
    `axe finds nothing in any state, light and dark (${name})`,
    slow,
    async ({page}) => {
      const {field, active} = await searchFor(page, '', {locale: name});
      const look = async (state: string) => {
        expect.soft(await axeFindings(page, dialog), state).toEqual([]);
        for (const mode of ['light', 'dark'] as const) {
          await setMode(page, mode);
          expect
            .soft(await contrastFindings(page, dialog), `${state}, ${mode}`)
            .toEqual([]);
        }
      };
      await look('empty');
      await field.fill('pool kind:field');
      await expect(active).toBeVisible();
      await look('results');
      await field.fill('qqqqzzzzxxxx');
      await expect(page.locator(dialog).getByRole('listitem')).toHaveCount(3);
      await look('nothing');
    },
  );
}

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 568}, hasTouch: true});

  for (const {name, prefix} of locales) {
    test(`touch alone leads to a page (${name})`, async ({page}) => {
      await page.goto(`${prefix}/docs/intro`);
      const {opener, dialog: box, field, options} = searchOf(page, name);
      const place = (await opener.boundingBox())!;
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
      await expect(opener).toHaveAccessibleName(
        name === 'en' ? 'Search' : '搜尋',
      );
      await opener.tap();
      await field.fill('CreatePool');
      await expect(options.first()).toBeVisible();
      const widths = await box.evaluate((element) => [
        element.scrollWidth,
        element.clientWidth,
        ...Array.from(element.querySelectorAll('[role=option]'), (option) =>
          Math.round(option.getBoundingClientRect().right),
        ),
      ]);
      expect(Math.max(...widths)).toBeLessThanOrEqual(320);
      for (const target of await box.locator('button:visible').all()) {
        const {width, height} = (await target.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
      await options.first().tap();
      await expect(box).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/api/`));
    });
  }

  test('the button that closes it', async ({page}) => {
    const {dialog: box, button} = await searchFor(page, 'pool');
    await button('close', 'Close the search').tap();
    await expect(box).toBeHidden();
  });
});

test('the key beside the button shifts nothing', async ({page}) => {
  await page.goto('/docs/intro');
  const place = await searchOf(page).opener.boundingBox();
  await page.mouse.move(300, 300, {steps: 3});
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  expect(await searchOf(page).opener.boundingBox()).toEqual(place);
});

test('forced colours show the focus and the hit that Enter opens', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const {dialog, active} = await searchFor(page, 'pool kind:field');
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(dialog.locator('[class*=head]').first()).toHaveCSS(
    'border-block-end-width',
    '3px',
  );
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCSS(
    'border-block-end-width',
    '2px',
  );
  await expect(dialog).toHaveCSS('border-block-end-style', 'solid');
});
