import {expect, hosts, locales, test} from './fixtures';
import {everySecond} from './parts';

const operation = '/docs/api/instance-list-virtual-machines';

for (const [row, host] of hosts.entries()) {
  test.describe(`host "${host}", without scripts`, () => {
    test.use({host, javaScriptEnabled: false});

    for (const [column, {name, prefix, htmlLang}] of locales.entries()) {
      test.describe(name, everySecond(row, column), () => {
        const other = locales.find((one) => one.name !== name)!;
        const linkTo = (path: string) =>
          `.navbar__item[href="${prefix}${path}"]`;

        test(`every sample shows, below its language (${name})`, async ({
          page,
        }) => {
          await page.goto(prefix + operation);
          const panels = page.getByRole('tabpanel');
          const labels = ['cURL', 'JavaScript', 'Python', 'Go'];
          await expect(panels).toHaveCount(labels.length);
          for (const [index, label] of labels.entries()) {
            const panel = panels.nth(index);
            await expect(panel.getByText(label, {exact: true})).toBeVisible();
            await expect(panel.locator('pre')).toBeVisible();
          }
          await expect(page.getByRole('tab').first()).toBeHidden();
        });

        test(`nothing in the bar is dead (${name})`, async ({page}) => {
          await page.goto(`${prefix}/docs/intro`);
          await expect(page.locator('.navbar button:visible')).toHaveCount(0);
          await expect(page.locator('.navbar a[href="#"]:visible')).toHaveCount(
            0,
          );
          const link = page.locator(`.navbar a[lang="${other.htmlLang}"]`);
          await link.click();
          await expect(page).toHaveURL(`${other.prefix}/docs/intro`);
          await page.locator(`.navbar a[lang="${htmlLang}"]`).click();
          await expect(page).toHaveURL(`${prefix}/docs/intro`);
        });

        test(`a phone has the menu as links (${name})`, async ({page}) => {
          await page.setViewportSize({width: 390, height: 844});
          await page.goto(`${prefix}/docs/intro`);
          await expect(page.locator('.navbar button:visible')).toHaveCount(0);
          for (const path of ['/docs/intro', '/blog', '/docs/category/api']) {
            await expect(page.locator(linkTo(path))).toBeVisible();
          }
          await expect(
            page.locator(`.navbar a[lang="${other.htmlLang}"]`),
          ).toBeVisible();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);

          // The pages of the sidebar come below the text.
          const next = page.locator(
            `nav.menu a[href="${prefix}/docs/category/tutorial---basics"]`,
          );
          const heading = await page.locator('main h1').boundingBox();
          const place = await next.boundingBox();
          expect(place!.y).toBeGreaterThan(heading!.y);
          await next.click();
          await expect(page).toHaveURL(
            `${prefix}/docs/category/tutorial---basics`,
          );
          await page.locator(linkTo('/blog')).click();
          await expect(page).toHaveURL(`${prefix}/blog`);
        });
      });
    }
  });
}
