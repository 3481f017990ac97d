import {axeFindings, contrastFindings} from './axe';
import {expect, locales, setMode, test} from './fixtures';
import {slow} from './parts';
import {searchFor, getSearch} from './search';

const dialog = '#site-search';

for (const {name} of locales) {
  test(
    `axe finds nothing in any state, light and dark (${name})`,
    slow,
    async ({page}) => {
      const {field, active, headings, more} = await searchFor(page, '', {
        locale: name,
        path: '/docs/api/storage-create-pool',
      });
      const look = async (state: string) => {
        expect.soft(await axeFindings(page, dialog), state).toEqual([]);
        for (const mode of ['light', 'dark'] as const) {
          await setMode(page, mode);
          expect
            .soft(await contrastFindings(page, dialog), `${state}, ${mode}`)
            .toEqual([]);
        }
      };
      // The service, and the operation on each side of it.
      await expect(headings).toHaveCount(2);
      await look('empty');
      await field.fill('pool kind:field');
      await expect(active).toBeVisible();
      await look('results');
      await field.fill('qqqqzzzzxxxx');
      await expect(page.locator(dialog).getByRole('listitem')).toHaveCount(3);
      await look('nothing');
      await more.click();
      await look('all filters');
    },
  );
}

for (const {name} of locales) {
  test(`filters are one line of a phone, until More (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const {dialog: box, more} = await searchFor(page, 'pool', {locale: name});
    const filters = box.getByRole('group').locator('button, select');
    const placesOf = () =>
      filters.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({width}) => width > 0)
          .map(({top, right, width, height}) => ({top, right, width, height})),
      );
    const places = await placesOf();
    expect(places).toHaveLength(5);
    expect(new Set(places.map(({top}) => top)).size).toBe(1);
    expect(Math.max(...places.map(({right}) => right))).toBeLessThan(390);
    // Nor is there more of it beside the screen.
    const chips = box.locator('[class*=chips]');
    expect(
      await chips.evaluate((one) => one.scrollWidth - one.clientWidth),
    ).toBe(0);
    await more.click();
    const all = await placesOf();
    expect(all.length).toBeGreaterThan(10);
    expect(
      Math.min(...all.flatMap(({width, height}) => [width, height])),
    ).toBeGreaterThanOrEqual(24);
  });
}

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 568}, hasTouch: true});

  for (const {name, prefix} of locales) {
    test(`touch alone leads to a page (${name})`, async ({page}) => {
      await page.goto(`${prefix}/docs/intro`);
      const {opener, dialog: box, field, options} = getSearch(page, name);
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
  const place = await getSearch(page).opener.boundingBox();
  await page.mouse.move(300, 300, {steps: 3});
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  expect(await getSearch(page).opener.boundingBox()).toEqual(place);
});

test('forced colors show the focus and the hit that Enter opens', async ({
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
