import {axeFindings, contrastFindings} from './axe';
import {expect, idle, kinds, setMode, test} from './fixtures';
import {smallTargets} from './reading';
import {getSearch, searchFor} from './search';

test('axe finds nothing in the box, light and dark', async ({page}) => {
  // On a small page: axe reads what is below the box, too.
  const {dialog, field, active} = await searchFor(page, '', kinds.page);
  const states = [
    {query: 'CreatePool', sign: active},
    {query: 'qqqqzzzzxxxx', sign: dialog.getByText('No results for')},
  ];
  for (const {query, sign} of states) {
    await setMode(page, 'light');
    await field.fill(query);
    await expect(sign).toBeVisible();
    expect.soft(await axeFindings(page, '#site-search'), query).toEqual([]);
    await setMode(page, 'dark');
    expect
      .soft(await contrastFindings(page, '#site-search'), `${query}, dark`)
      .toEqual([]);
  }
});

test('the page behind the box does not scroll', async ({page}) => {
  const {dialog, active} = await searchFor(page, 'CreatePool');
  await expect(active).toBeVisible();
  const scroll = async (): Promise<number> => {
    const turned = page.evaluate(
      () =>
        new Promise<void>((done) =>
          addEventListener('wheel', () => done(), {once: true}),
        ),
    );
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 300);
    await turned;
    await idle(page);
    return page.evaluate(() => scrollY);
  };
  expect(await scroll()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(scroll).toBeGreaterThan(0);
});

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 568}, hasTouch: true});

  test('touch alone leads to a page, in Chinese', async ({page}) => {
    await page.goto('/zh-hant/docs/intro');
    const {opener, dialog, field, options, excerpts} = getSearch(page);
    await expect(opener).toHaveAccessibleName('搜尋');
    await opener.tap();
    await dialog.getByRole('button', {name: '關閉搜尋', exact: true}).tap();
    await expect(dialog).toBeHidden();

    await opener.tap();
    await field.fill('建立集區');
    await expect(excerpts.first()).toBeVisible();
    const ends = await options.evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
    expect(await smallTargets(dialog)).toEqual([]);
    await options.first().tap();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/zh-hant\/docs\/api\//);
  });
});
