import type {Locator} from '@playwright/test';
import {accept, expect, kinds, test} from './fixtures';
import {guideNames} from './guides';

/** Whether an element has more than it shows, to the right. */
const isWider = (part: Locator): Promise<boolean> =>
  part.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);

test('the call of the home page runs in it, and says when it cannot', async ({
  page,
  complaints,
}) => {
  await page.route('**/sandbox.json', (route) => route.abort());
  await page.goto('/');
  const card = page.locator('main section:has(pre)');
  const answer = card.locator('pre');
  const example = (await answer.textContent())!;
  const status = card.getByRole('status');
  await card.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveText(example);

  await page.unroute('**/sandbox.json');
  await card.getByRole('alert').getByRole('button').click();
  await expect(status).toContainText('HTTP 200');
  const [hostname = ''] = /"hostname": "[^"]+"/.exec(example) ?? [];
  await expect(answer).toContainText(hostname);
  await expect(answer.locator('mark')).toHaveCount(0);

  // A change is marked in the list and in sight, and the page does not move.
  const height = (await card.boundingBox())?.height;
  await card.getByRole('button', {name: 'Power off', exact: true}).click();
  await expect(answer.locator('mark')).toHaveText([/"powerState": "off"/]);
  expect((await card.boundingBox())?.height).toBe(height);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await expect.poll(() => isWider(answer), `${width} px`).toBe(false);
  }
  accept(complaints, /Failed to load resource/);
});

test('requests, samples, and operations begin in sight', async ({page}) => {
  const top = async (
    part: string,
    size: readonly [width: number, height: number],
  ) => {
    const [width, height] = size;
    await page.setViewportSize({width, height});
    return (await page.locator(part).first().boundingBox())!.y;
  };
  const field = '[id^="request."]';
  const sample = '[role="tabpanel"] pre';
  for (const path of [
    '/docs/api/instance-create-virtual-machine-restore',
    '/docs/api/storage-list-pools',
    kinds.operation,
    kinds.stream,
  ]) {
    await page.goto(path);
    expect.soft(await top(field, [1440, 900]), path).toBeLessThan(500);
    expect.soft(await top(field, [390, 844]), path).toBeLessThan(720);
    expect.soft(await top(sample, [1280, 800]), path).toBeLessThan(500);
    expect.soft(await top(sample, [390, 844]), path).toBeLessThan(2 * 844);
  }
  await page.goto(kinds.service);
  for (const screen of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await expect.poll(() => top('#operations', screen)).toBeLessThan(844);
  }
});

test('nothing that scrolls lies in something that does', async ({page}) => {
  for (const path of [
    '/docs/api/machine-list-machines',
    '/docs/api/schemas/machine',
  ]) {
    await page.goto(path);
    const nested = await page.locator('main').evaluate((main) => {
      const scrolls = (element: Element): boolean =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1;
      return Array.from(main.querySelectorAll('*'))
        .filter(
          (inner) =>
            scrolls(inner) &&
            Array.from(main.querySelectorAll('*')).some(
              (outer) =>
                outer !== inner && outer.contains(inner) && scrolls(outer),
            ),
        )
        .map(({className}) => className);
    });
    expect(nested, path).toEqual([]);
  }
});

test('every guide runs from its first screen', async ({page}) => {
  for (const name of guideNames) {
    await page.goto(`/docs/guides/${name}`);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({width, height});
      const run = page.locator('[data-guide-bar] [data-guide-run]').last();
      await expect(run, `${name}, ${width} px`).toBeInViewport({ratio: 1});
    }
  }
});

test('a request field and its line in the samples light up together', async ({
  page,
}) => {
  await page.goto(kinds.operation);
  const field = page.locator('li[data-field="1"]');
  const line = page.locator('[role=tabpanel]:visible span[data-field="1"]');
  await expect(line).toHaveText(
    new RegExp(`"${await field.locator('code').first().innerText()}"`),
  );
  const none = 'rgba(0, 0, 0, 0)';
  await expect(field).toHaveCSS('background-color', none);
  await line.hover();
  await expect(field).not.toHaveCSS('background-color', none);
  await field.hover();
  await expect(line).not.toHaveCSS('background-color', none);
});

test('a phone shows every column of the map, and every name of the next page', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/platform-map');
  for (const table of await page.locator('main table').all()) {
    await expect.poll(() => isWider(table)).toBe(false);
  }
  await page.goto('/docs/api/changes');
  const name = page.locator('.pagination-nav__label').first();
  const lines = await name.evaluate((label) => {
    const {lineHeight} = getComputedStyle(label);
    return label.clientHeight / parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBe(1);
});

test('many values of a text are a list to unfold', async ({page}) => {
  await page.goto(kinds.schema);
  const values = page.locator('li:has(> [id="field.status"]) details');
  const value = values.getByText('CrashLoopBackOff', {exact: true});
  await expect(value).toBeHidden();
  await values.locator('summary').click();
  await expect(value).toBeVisible();
});

test('a row of a service leads to its operation', async ({page}) => {
  await page.goto(kinds.service);
  const row = page.getByRole('listitem').filter({
    hasText: 'Creates a pool in the Ceph cluster',
  });
  const {width} = (await row.boundingBox())!;
  await row.click({position: {x: width - 10, y: 10}});
  await expect(page).toHaveURL(/storage-create-pool$/);
});

test('the blog has the sizes and edges of other pages', async ({page}) => {
  const size = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await page.goto('/blog/authors/docs-team');
  const subtitle = await size('main small');
  await expect.poll(() => size('main h1')).toBeGreaterThan(subtitle);
  await expect.poll(() => size('aside nav a')).toBe(13);
  for (const [path, part] of [
    [kinds.authors, 'main li'],
    [kinds.tags, 'main [rel=tag]'],
  ] as const) {
    await page.goto(path);
    const left = async (one: string) =>
      (await page.locator(one).first().boundingBox())!.x;
    expect(await left(part), path).toBe(await left('main h1'));
  }
});
