import {watchRequests} from '../requests';
import {hold} from './chunks';
import {expect, idle, locales, open, runs, test} from './fixtures';
import {everyFourth} from './parts';
import {
  guideNames,
  getGuide,
  guidePage,
  guideWith,
  openGuide,
  runFirst,
} from './guides';
import type {Locator, Page} from '@playwright/test';

const [first = ''] = guideNames;

/** The entry of a heading in the contents on the right. */
const inContents = (page: Page, anchor: string): Locator =>
  page.locator('.theme-doc-toc-desktop li', {
    has: page.locator(`a[href$="#${anchor}"]`),
  });

/** Milliseconds that pass at once, so that no test waits for a machine. */
const pause = 1000;

for (const [row, {name: locale, prefix}] of locales.entries()) {
  for (const [column, name] of guideNames.entries()) {
    const guide = getGuide(name, locale);
    test(
      `${name} (${locale}): runs in the page from the first step to the last`,
      everyFourth(row, column),
      async ({page}) => {
        await page.clock.install();
        const shown = await openGuide(page, guide, locale, prefix);
        await expect(page.locator('main h1')).toHaveText(guide.title);
        await shown.runAll.click();
        for (const [index, step] of guide.steps.entries()) {
          await expect(async () => {
            await page.clock.fastForward(pause);
            await expect(shown.results.nth(index)).toHaveAttribute(
              'data-status',
              'done',
              {timeout: 100},
            );
          }, `${name}, step ${step.id}`).toPass({intervals: [0]});
        }
        await expect(shown.status).toHaveText(shown.allDone);
        // What a step returned stands where the next one uses it.
        for (const [index, step] of guide.steps.entries()) {
          for (const output of Object.keys(step.outputs)) {
            await expect(shown.results.nth(index)).toContainText(output);
          }
        }
      },
    );
  }

  test(`a press before the page runs, once (${locale})`, async ({page}) => {
    const guide = getGuide(first, locale);
    const shown = guidePage(page, guide, locale, prefix);
    const {release} = await hold(page, '**/assets/js/*.js');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(shown.path, {waitUntil: 'domcontentloaded'});
    await idle(page);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    await shown.runStep(0).click();
    await expect(shown.runStep(0)).toHaveAttribute('aria-busy', 'true');
    release();
    await runs(page);
    await expect(shown.results).toHaveCount(1);
    await expect(shown.results).toHaveAttribute('data-status', 'done');
  });

  test(`without scripts everything is there to read (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    const guide = getGuide(first, locale);
    const shown = guidePage(page, guide, locale, prefix);
    await page.goto(shown.path);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('main input:visible')).toHaveCount(0);
    for (const {name, default: value} of guide.inputs) {
      const row = page.locator('li', {
        has: page.locator(`label[for="input-${name}"]`),
      });
      await expect(
        row.getByText(String(value ?? ''), {exact: true}),
      ).toBeVisible();
    }
    await expect(page.getByRole('tabpanel')).toHaveCount(
      4 * guide.steps.length,
    );
    for (const {anchor, title} of guide.steps) {
      await expect(page.locator(`h2[id="${anchor}"]`)).toContainText(title);
    }
    await context.close();
  });
}

test('nothing runs, and nothing of the runner is fetched, before an act', async ({
  page,
}) => {
  const requestsOver = watchRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const {path} = guidePage(page, getGuide(first));
  await open(page, path);
  await requestsOver();
  expect(asked.filter((url) => /guide-runner|sandbox/.test(url))).toEqual([]);
});

test('with the keyboard alone, and read out', async ({page}) => {
  const guide = getGuide(first);
  const {runAll, runStep, results, status} = await openGuide(page, guide);
  await page.locator('main h1').click();
  const reach = async (button: typeof runAll) => {
    for (let press = 0; press < 120; press++) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((one) => one === document.activeElement))
        return;
    }
    throw new Error('Tab does not lead to the button.');
  };
  await reach(runAll);
  await reach(runStep(0));
  await page.keyboard.press('Enter');
  await expect(results.first()).toHaveAttribute('data-status', 'done');
  await expect(runStep(0)).toBeFocused();
  await expect(status).toContainText(`1 of ${guide.steps.length} steps done`);
  await expect(status).toHaveAttribute('role', 'status');
});

test('a reload keeps where the reader was, in this browser alone', async ({
  page,
}) => {
  const guide = getGuide(first);
  const shown = await openGuide(page, guide);
  const text = guide.inputs.find(({type}) => type === 'string');
  await runFirst(shown);
  await page.reload();
  await open(page, shown.path);
  await expect(shown.status).toContainText(`1 of ${guide.steps.length}`);
  await expect(shown.results).toHaveCount(1);
  expect(page.url()).not.toContain('?');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await shown.box.getByRole('button', {name: 'Run the rest'}).click();
  await expect(shown.status).toHaveText(shown.allDone);
  // Nothing of a guide that the reader starts over is kept.
  await page
    .locator('[data-guide-bar]')
    .getByRole('button', {name: 'Start over'})
    .click();
  await expect(shown.results).toHaveCount(0);
  expect(
    await page.evaluate(
      (key) => localStorage.getItem(key),
      `guide.${guide.name}`,
    ),
  ).toBeNull();
  expect(text).toBeDefined();
  await shown.runAll.click();
  await expect(shown.status).toHaveText(shown.allDone);
});

test('inputs fill every sample, and a link carries them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guide = getGuide(first);
  const {input, path} = await openGuide(page, guide);
  const {name = ''} = guide.inputs.find(({type}) => type === 'string') ?? {};
  const uses = guide.steps.filter(({payload}) =>
    JSON.stringify(payload).includes(`$inputs.${name}`),
  );
  await input(name).fill('my-own-value');
  const samples = page
    .locator('main pre')
    .filter({hasText: 'curl'})
    .filter({hasText: 'my-own-value'});
  await expect(samples).toHaveCount(uses.length);
  await page
    .getByRole('button', {name: 'Copy a link with these inputs'})
    .click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?${name}=my-own-value`);

  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', {name: 'Reset the inputs'}).click();
  await expect(samples).toHaveCount(0);
  const other = await context.newPage();
  await open(other, `${path}${new URL(link).search}&nothing=x`);
  await expect(other.locator(`[id="input-${name}"]`)).toHaveValue(
    'my-own-value',
  );
  await expect(other.locator('main')).toContainText(
    `The link that you opened has filled in: ${name}.`,
  );
  // Nothing is sent that the reader has not asked for.
  await expect(other.locator('[data-guide-result]')).toHaveCount(0);
});

test('a field of several lines keeps them, before and after the page runs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guide = guideWith(({inputs}) =>
    inputs.some(({multiline}) => multiline),
  );
  const {name = '', default: value = ''} =
    guide.inputs.find(({multiline}) => multiline) ?? {};
  const text = String(value);
  const shown = guidePage(page, guide);
  const field = shown.input(name);
  // Whatever sets the text as the page starts loses the keys between.
  await page.addInitScript(() => {
    const {prototype} = HTMLTextAreaElement;
    for (const property of ['value', 'defaultValue'] as const) {
      const accessor = Object.getOwnPropertyDescriptor(prototype, property);
      Object.defineProperty(prototype, property, {
        ...accessor,
        set(text: string) {
          document.documentElement.dataset.textSet = property;
          accessor?.set?.call(this, text);
        },
      });
    }
  });
  await page.goto(shown.path);
  await expect(field).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(field).toHaveValue(text);

  // In the middle, at the end of the first line, as the page starts to run.
  const end = text.indexOf('\n');
  await field.evaluate((one: HTMLTextAreaElement, at) => {
    one.focus();
    one.setSelectionRange(at, at);
  }, end);
  await page.keyboard.press('Enter');
  await page.keyboard.type('locale: de');
  await runs(page);
  await page.keyboard.type('_AT');
  await expect(page.locator('html')).not.toHaveAttribute('data-text-set');
  const edited = `${text.slice(0, end)}\nlocale: de_AT${text.slice(end)}`;
  await expect(field).toHaveValue(edited);

  const sample = page
    .locator('main pre:visible')
    .filter({hasText: 'curl'})
    .filter({hasText: 'de_AT'});
  await expect(sample.first()).toContainText(
    JSON.stringify(edited).slice(1, -1),
  );

  await page
    .getByRole('button', {name: 'Copy a link with these inputs'})
    .click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await open(other, `${shown.path}${new URL(link).search}`);
  await expect(other.locator(`[id="input-${name}"]`)).toHaveValue(edited);
});

for (const {name: locale, prefix} of locales) {
  test(`each step has its number, in its heading and in the contents (${locale})`, async ({
    page,
  }) => {
    const guide = getGuide(first, locale);
    await page.goto(guidePage(page, guide, locale, prefix).path);
    for (const [index, {anchor, title}] of guide.steps.entries()) {
      const text = `${index + 1}. ${title}`;
      await expect(page.locator(`h2[id="${anchor}"]`)).toContainText(text);
      await expect(inContents(page, anchor).locator('a')).toHaveText(text);
    }
  });
}

test('while a guide runs, heading and contents show how far each step is', async ({
  page,
}) => {
  const guide = guideWith(({steps}) =>
    steps.some(({onFailure}) => onFailure.some(({type}) => type === 'retry')),
  );
  const polls = guide.steps.findIndex(({attempts}) => attempts > 1);
  await page.clock.install();
  const shown = await openGuide(page, guide);
  const signs = page.locator('[data-step-mark]');
  await expect(signs).toHaveCount(0);
  const lefts = () =>
    page
      .locator('main h2, .theme-doc-toc-desktop a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await lefts();
  await page.clock.pauseAt(new Date(Date.now() + pause));
  await shown.runAll.click();

  // Until the clock goes on, the step that repeats its call waits.
  const marksOf = (index: number): Locator[] => {
    const {anchor = ''} = guide.steps[index] ?? {};
    return [page.locator(`h2[id="${anchor}"]`), inContents(page, anchor)].map(
      (place) => place.getByRole('img'),
    );
  };
  await expect(async () => {
    await page.clock.runFor(50);
    for (const mark of marksOf(polls)) {
      await expect(mark).toHaveAccessibleName('running', {timeout: 100});
    }
  }).toPass({intervals: [0]});
  for (const mark of marksOf(0)) {
    await expect(mark).toHaveAccessibleName('done');
  }
  for (const mark of marksOf(polls + 1)) await expect(mark).toHaveCount(0);
  await expect(page.locator(`h2[data-step]`).nth(polls)).toBeInViewport();
  expect(await lefts()).toEqual(before);
});

test('the page follows the steps no more when the reader scrolls away', async ({
  page,
}) => {
  const guide = guideWith(({steps}) =>
    steps.some(({attempts}) => attempts > 1),
  );
  await page.clock.install();
  const shown = await openGuide(page, guide);
  await page.clock.pauseAt(new Date(Date.now() + pause));
  await shown.runAll.click();
  await expect(shown.status).toContainText('is running');
  // Over the bar at the top, in which nothing else scrolls.
  await page.mouse.move(700, 20);
  await expect(async () => {
    await page.mouse.wheel(0, -50_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }).toPass();
  await expect(async () => {
    await page.clock.fastForward(pause);
    await expect(shown.status).toHaveText(shown.allDone, {timeout: 100});
  }).toPass({intervals: [0]});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a step that failed has a cross in heading and contents', async ({
  page,
}) => {
  const guide = getGuide('quickstart');
  const shown = await openGuide(page, guide);
  await shown.runAll.click();
  await expect(shown.status).toHaveText(shown.allDone);
  // The name is taken by then.
  await shown.runStep(2).click();
  const failed = page.locator('[data-step-mark="failed"]');
  await expect(failed).toHaveCount(3); // And in the list of steps.
  await expect(page.locator('h2').locator(failed)).toHaveAccessibleName(
    'failed',
  );
  await expect(page.locator('[data-guide-outcome]')).toHaveCount(0);
});

for (const {name: locale, prefix} of locales) {
  test(`at the end, a sentence has what the run returned (${locale})`, async ({
    page,
  }) => {
    const shown = await openGuide(
      page,
      getGuide('quickstart', locale),
      locale,
      prefix,
    );
    const outcome = page.locator('[data-guide-outcome]');
    await shown.input('tagName').fill('my-own-tag');
    await shown.runStep(0).click();
    await expect(shown.results.first()).toHaveAttribute('data-status', 'done');
    await expect(outcome).toHaveCount(0);
    await shown.box
      .getByRole('button', {name: shown.text('runRest', 'Run the rest')})
      .click();
    await expect(outcome.locator('code')).toHaveText([
      'my-own-tag',
      'rack1-node1',
    ]);
    // What was done stays true when the reader types on.
    await shown.input('tagName').fill('another');
    await expect(outcome).toContainText('my-own-tag');
  });
}

test('nothing moves when a run shows the choice of the server', async ({
  page,
}) => {
  const shown = await openGuide(page, getGuide('quickstart'));
  const heightOf = () =>
    shown.box.evaluate((one) => one.getBoundingClientRect().height);
  const before = await heightOf();
  await shown.box.getByRole('button', {name: 'Choose another server'}).click();
  await expect(shown.box.getByLabel('Server', {exact: true})).toBeFocused();
  expect(await heightOf()).toBe(before);
});
