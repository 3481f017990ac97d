import {axeFindings} from './axe';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './tryIt';

test('a page shows what its call touches, also on a phone and on paper', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/api/storage-delete-pool');
  const layers = page.getByRole('list', {
    name: 'Platform layers, bottom to top',
  });
  await expect(layers.getByRole('listitem')).toHaveText([
    'Bare metal',
    'Network',
    'Cluster destroys',
    'Compute',
    'Workloads',
  ]);
  const lost = page.getByText(
    'Deletes Pool · and with it Image, Image.Snapshot',
  );
  await expect(lost).toBeVisible();
  await expectNoOverflow(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(layers).toBeVisible();
  await expect(lost).toBeVisible();
});
