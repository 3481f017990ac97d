import {axeFindings} from './axe';
import {expect, hydrated, test} from './fixtures';

test('axe finds nothing on the pages of changes', async ({page}) => {
  await page.goto('/docs/api/changes');
  await hydrated(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page
    .locator('main')
    .getByRole('link', {name: 'v1.0', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/api/changes/v1.0');
  await expect(page.getByRole('heading', {level: 1})).toContainText('v1.0');
  expect(await axeFindings(page, 'main')).toEqual([]);
});
