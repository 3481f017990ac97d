import {expect, locales, test} from './fixtures';
import {everySecond} from './parts';
import {searchFor} from './search';

const order = {
  en: [
    'Operations',
    'Guides',
    'Documents',
    'Schemas',
    'Fields',
    'Values',
    'Headers',
    'Errors',
    'Services',
    'Posts',
  ],
  'zh-hant': [
    '操作',
    '指南',
    '文件',
    'Schema',
    '欄位',
    '值',
    '標頭',
    '錯誤',
    '服務',
    '文章',
  ],
};

for (const [row, {name}] of locales.entries()) {
  test(
    `hits stand in one order, each group under its name (${name})`,
    everySecond(row, 0),
    async ({page}) => {
      const {active, dialog, headings, field, options, status} =
        await searchFor(page, '', {locale: name});
      for (const query of ['snapshot', 'node', 'network']) {
        await field.fill(query);
        await expect(active).toContainText(query, {ignoreCase: true});
        await expect(dialog.locator('[class*=excerpt]').first()).toBeVisible();
        const count = (await status.textContent())!.replace(/\D/g, '');
        await expect(options).toHaveCount(Number(count));
        const shown = await headings.allTextContents();
        expect(shown.length, query).toBeGreaterThan(1);
        expect(shown, query).toEqual(
          order[name].filter((kind) => shown.includes(kind)),
        );
      }
    },
  );
}

for (const [query, kind] of [
  ['holt.storage.v1.Pool', 'Schemas'],
  ['CreatePool.poolType', 'Fields'],
  ['StorageService', 'Services'],
  ['CreatePool invalid_argument', 'Errors'],
] as const) {
  test(`a hit that is meant by name does not sink: ${query}`, async ({
    page,
  }) => {
    const {headings, active} = await searchFor(page, query);
    await expect(headings.first()).toHaveText(kind);
    await expect(active).toContainText(query.split(/[. ]/)[0]!);
  });
}

test('the kind of a hit is seen once, and heard with each hit', async ({
  page,
}) => {
  const {options, headings} = await searchFor(page, 'pool kind:operation');
  await expect(headings).toHaveText(['Operations']);
  await expect(options.first()).toHaveAccessibleName(/ Operation /);
  const kinds = options.getByText('Operation', {exact: true});
  expect(await kinds.count()).toBe(await options.count());
  for (const kind of await kinds.all()) {
    const box = await kind.boundingBox();
    expect(Math.max(box!.width, box!.height)).toBeLessThanOrEqual(1);
  }
});

test('More shows the other filters, and says how many are on', async ({
  page,
}) => {
  const {dialog, field, more} = await searchFor(page, 'pool');
  const values = dialog.getByRole('button', {name: 'Values', exact: true});
  const service = dialog.getByLabel('Service', {exact: true});
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toHaveText('More');
  await expect(values).toBeHidden();
  await expect(service).toBeHidden();
  await more.click();
  await expect(field).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(service).toBeVisible();
  await values.click();
  await expect(values).toHaveAttribute('aria-pressed', 'true');
  await service.selectOption('storage');
  await expect(more).toHaveText('More (2)');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(values).toBeHidden();
  await expect(field).toHaveValue('pool kind:value service:storage');
  await field.fill('pool');
  await expect(more).toHaveText('More');
});

for (const [row, {name}] of locales.entries()) {
  test(
    `an operation is marked with what it does (${name})`,
    everySecond(row, 1),
    async ({page}) => {
      const {options, field} = await searchFor(page, '', {locale: name});
      for (const [query, effect, word] of [
        ['ListPools', 'reads', /reads|讀取/],
        ['CreatePool', 'writes', /changes|變更/],
        ['DeletePool', 'destroys', /destroys|破壞性/],
      ] as const) {
        await field.fill(query);
        const first = options.filter({hasText: `/${query}`}).first();
        const mark = first.locator('[data-effect]');
        await expect(mark).toHaveAttribute('data-effect', effect);
        await expect(mark).toHaveText(word);
      }
    },
  );
}
