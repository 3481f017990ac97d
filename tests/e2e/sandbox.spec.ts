import type {Locator, Page} from '@playwright/test';
import {expect, stopClock, test, turnClock} from './fixtures';
import {slow} from './parts';

const getPanel = (page: Page): Locator => page.getByRole('dialog');
const getAnswer = (page: Page): Locator =>
  getPanel(page).getByRole('heading', {name: /^(Response|回應) \w+$/});

async function open(page: Page, slug: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/docs/api/${slug}`);
  await page.getByRole('button', {name: /^(Try it|試試看)$/}).click();
  await expect(getPanel(page)).toBeVisible();
}

const send = (page: Page): Promise<void> =>
  getPanel(page)
    .getByRole('button', {name: /^(Send|送出)$/})
    .click();

const getBody = (page: Page): Locator =>
  getPanel(page).getByRole('textbox', {name: /JSON/});

/** A call through the panel; the page stays, and so does the sandbox. */
async function call(
  page: Page,
  slug: string,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Promise<{code: string; text: string}> {
  if (!page.url().endsWith(slug)) {
    await page
      .locator(`a[href$="/docs/api/${slug}"]`)
      .first()
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await expect(getPanel(page)).toHaveCount(0);
  }
  await page.waitForURL(new RegExp(`/docs/api/${slug}$`));
  if (!(await getPanel(page).isVisible())) {
    // That of this page: the address changes before what is on it.
    await page.locator(`[data-try-it$="/${slug}.json"]`).click();
  }
  const body = getBody(page);
  const example = JSON.parse(await body.inputValue()) as Record<
    string,
    unknown
  >;
  await body.fill(JSON.stringify(change(example)));
  // The answer of the call before must not be taken for this one.
  for (const heading of await getAnswer(page).all()) {
    await heading.evaluate((element) => {
      element.id = 'earlier';
    });
  }
  await send(page);
  await expect(getPanel(page).locator('#earlier')).toHaveCount(0);
  await expect(getAnswer(page)).toBeVisible();
  const heading = (await getAnswer(page).textContent()) ?? '';
  const text = (await getPanel(page).textContent()) ?? '';
  return {code: heading.split(' ').at(-1) ?? '', text};
}

interface Lifecycle {
  create: string;
  list: string;
  get?: string;
  update?: [string, Record<string, unknown>, string];
  remove: string;
  /** Fields that name the object, and what a list takes. */
  name: Record<string, unknown>;
  extra?: Record<string, unknown>;
  listName?: Record<string, unknown>;
  /** Code of a second creation, and of a second deletion. */
  again: string;
  part?: typeof slow;
}

const lifecycles: Record<string, Lifecycle> = {
  'a virtual machine': {
    create: 'instance-create-virtual-machine',
    list: 'instance-list-virtual-machines',
    get: 'instance-get-virtual-machine',
    update: ['instance-start-virtual-machine', {}, '"Running"'],
    remove: 'instance-delete-virtual-machine',
    name: {name: 'story-1'},
    again: 'unknown',
    part: slow,
  },
  'a pool': {
    create: 'storage-create-pool',
    list: 'storage-list-pools',
    update: ['storage-update-pool', {quotaBytes: '4096'}, '"4096"'],
    remove: 'storage-delete-pool',
    name: {poolName: 'story-1'},
    again: 'ok',
  },
  'a tag': {
    create: 'machine-create-tag',
    list: 'machine-list-tags',
    get: 'machine-get-tag',
    remove: 'machine-delete-tag',
    name: {name: 'story-1'},
    again: 'unknown',
  },
};

test.describe('the sandbox remembers within a page', () => {
  for (const [title, lifecycle] of Object.entries(lifecycles)) {
    test(title, lifecycle.part ?? {}, async ({page}) => {
      const named = (body: Record<string, unknown>) => ({
        ...body,
        ...lifecycle.name,
      });
      const asIs = (body: Record<string, unknown>) => body;
      await page.goto(`/docs/api/${lifecycle.list}`);
      expect((await call(page, lifecycle.create, named)).code).toBe('ok');
      expect((await call(page, lifecycle.create, named)).code).toBe(
        lifecycle.again,
      );
      expect((await call(page, lifecycle.list, asIs)).text).toContain(
        'story-1',
      );
      if (lifecycle.update) {
        const [slug, fields, shown] = lifecycle.update;
        const change = (body: Record<string, unknown>) => ({
          ...named(body),
          ...fields,
        });
        expect((await call(page, slug, change)).code).toBe('ok');
        // Some work goes on after the call.
        await expect
          .poll(async () =>
            lifecycle.get
              ? (await call(page, lifecycle.get, named)).text
              : (await call(page, lifecycle.list, asIs)).text,
          )
          .toContain(shown);
      }
      expect((await call(page, lifecycle.remove, named)).code).toBe('ok');
      expect((await call(page, lifecycle.list, asIs)).text).not.toContain(
        'story-1',
      );
      expect((await call(page, lifecycle.remove, named)).code).toBe(
        lifecycle.again,
      );
    });
  }
});

test.describe('bad input', () => {
  const cases: [string, string, string, string][] = [
    ['bad JSON', '{"poolName": ', 'invalid_argument', 'not JSON'],
    // The server looks for no missing field and no unknown name of an enum.
    ['a missing field', '{"poolType": "REPLICATED"}', 'unknown', 'scopeUuid'],
    ['a wrong type', '{"poolName": 7}', 'invalid_argument', 'poolName'],
    ['an unknown enum value', '{"poolType": "MIRRORED"}', 'unknown', 'ERASURE'],
  ];
  for (const [title, body, code, shown] of cases) {
    test(`${title} is ${code}`, async ({page}) => {
      await open(page, 'storage-create-pool');
      await getBody(page).fill(body);
      await send(page);
      await expect(getAnswer(page)).toContainText(code);
      await expect(getPanel(page)).toContainText(shown);
    });
  }
});

test('a stream shows several messages as they arrive', async ({page}) => {
  await open(page, 'application-watch-logs');
  await stopClock(page);
  await send(page);
  const output = getPanel(page).locator('section pre').first();
  const linesNow = async () =>
    (await output.allTextContents()).join('').split('\n').length - 1;
  let before = 0;
  for (let step = 0; step < 3; step++) {
    await turnClock(page, async () => (await linesNow()) > before);
    before = await linesNow();
  }
  await expect(output).toContainText('GET /');
});

test('no call leaves the page but for its own files', async ({page}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.method() !== 'GET' || pathname.startsWith('/holt.')) {
      others.push(request.url());
    }
  });
  await open(page, 'machine-list-tags');
  await send(page);
  await expect(getAnswer(page)).toContainText('ok');
  expect(others).toEqual([]);
});
