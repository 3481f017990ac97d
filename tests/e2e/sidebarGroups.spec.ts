import type {Locator, Page} from '@playwright/test';
import {expect, localesOnHosts, open, test} from './fixtures';
import {everySecond} from './parts';

const services = [
  'machine',
  'facility',
  'orchestrator',
  'instance',
  'application',
  'storage',
  'configuration',
];

const inMenu = (page: Page, selector: string): Locator =>
  page.locator(`nav.menu ${selector}`);

/** The labels in the sidebar, each with what is seen of the links below it. */
const groups = (page: Page): Promise<Record<string, string[]>> =>
  inMenu(page, 'li:has(> ul > li > a[title])').evaluateAll((labels) =>
    Object.fromEntries(
      labels
        .filter(({firstChild}) => firstChild instanceof Text)
        .map(({firstChild, children}) => [
          firstChild?.textContent ?? '',
          Array.from(
            children[0]?.querySelectorAll('a') ?? [],
            (link) => link.firstChild?.textContent ?? '',
          ),
        ]),
    ),
  );

for (const [row, {name, prefix, host}] of localesOnHosts.entries()) {
  const isEnglish = prefix === '';
  const storage = `${prefix}/docs/api/storage-service`;

  test.describe(() => {
    test.use({host});

    test(
      `${name}: operations stand below their object, without it in their names`,
      everySecond(row, 0),
      async ({page}) => {
        await page.goto(`${prefix}/docs/api/storage-create-pool`);
        const shown = await groups(page);
        expect(shown).toMatchObject(
          isEnglish
            ? {
                Pool: ['List', 'Create', 'Set the quotas', 'Delete'],
                'User key': ['Create an access key', 'Delete an access key'],
              }
            : {
                集區: ['列出', '建立', '設定配額', '刪除'],
                子磁碟區: ['列出', '建立', '調整大小', '刪除'],
              },
        );
        const link = inMenu(page, '[aria-current=page]');
        const whole = isEnglish ? 'Create a pool' : '建立集區';
        // And what it does, for who does not see the mark.
        const word = isEnglish ? 'changes' : '· 變更';
        await expect(link).toHaveAccessibleName(`${whole} ${word}`);
        // Of the words that follow in English, nothing is seen.
        for (const rest of await link.locator('span:not(.effect)').all()) {
          expect((await rest.boundingBox())?.width).toBe(1);
        }
        // Schemas come last.
        await expect(
          inMenu(page, `li:has(> div > a[href="${storage}"]) > ul > li`).last(),
        ).toContainText('Schema');
      },
    );

    test(
      `${name}: what is fetched has the groups that the page has`,
      everySecond(row, 1),
      async ({page}) => {
        await page.goto(storage);
        const shown = await groups(page);
        expect(Object.keys(shown).length).toBeGreaterThan(5);
        await open(page, `${prefix}/docs/api/scope-service`);
        expect(await groups(page)).toEqual({});
        await inMenu(page, `a[href="${storage}"] + button`).click();
        await expect.poll(() => groups(page)).toEqual(shown);
      },
    );

    test(
      `${name}: every row is a line of 28 pixels, called as it looks`,
      everySecond(row, 0),
      async ({page}) => {
        await page.setViewportSize({width: 1440, height: 900});
        for (const service of services) {
          await page.goto(`${prefix}/docs/api/${service}-service`);
          const rows = await inMenu(
            page,
            'ul ul ul a:not(.menu__link--sublist)',
          ).evaluateAll((links) =>
            links.map((link) => ({
              text: link.textContent ?? '',
              called: link.getAttribute('aria-label') ?? link.textContent ?? '',
              height: Math.round(link.getBoundingClientRect().height),
            })),
          );
          expect(rows.length).toBeGreaterThan(5);
          expect(
            rows.filter(({height}) => height !== 28),
            service,
          ).toEqual([]);
          expect(
            rows.filter(({text, called}) => !called.includes(text)),
            service,
          ).toEqual([]);
        }
      },
    );
  });
}
