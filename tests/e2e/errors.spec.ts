import {axeFindings, contrastFindings} from './axe';
import {accept, expect, hydrated, idle, setMode, test} from './fixtures';
import {expectNoOverflow} from './tryIt';
import type {Page, Route} from '@playwright/test';
import {hold} from './chunks';

const path = '/docs/errors';
const noMachine = 'virtualmachines.kubevirt.io "db-7" not found';
const cause = 'The namespace has no virtual machine with this name.';
/** As a log has it: escaped twice. */
const wrapped = JSON.stringify({
  level: 'error',
  msg: JSON.stringify({code: 'unknown', message: noMachine}),
});

/** The look-up as a reader sees it. */
const getLookUp = (page: Page) => ({
  field: page.getByLabel('Error, log line or HTTP response'),
  answer: page.getByRole('region', {name: 'Likely cause'}),
  button: (name: string) =>
    page.getByRole('main').getByRole('button', {name, exact: true}),
});

test('explains a pasted error, and leads to its operation', async ({page}) => {
  await page.goto(path);
  const {field, answer, button} = getLookUp(page);
  await field.fill(wrapped);
  await button('Explain').press('Enter');
  await expect(answer).toContainText(cause);
  await expect(answer).toContainText('Likely');
  await expect(answer.getByText('db-7', {exact: true}).first()).toBeVisible();
  await expect(answer.locator('pre').first()).toContainText('curl ');
  await answer
    .getByRole('link', {name: 'GetVirtualMachine', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/instance-get-virtual-machine#error\.unknown/);
  const anchor = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('says that it looks, as long as what explains errors is on its way', async ({
  page,
}) => {
  const {release} = await hold(page, '**/search.json');
  await page.goto(path);
  await hydrated(page);
  const {field, answer, button} = getLookUp(page);
  await field.fill(noMachine);
  await button('Explain').click();
  await expect(button('Explain')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(answer).toContainText(cause);
  await expect(button('Explain')).not.toHaveAttribute('aria-busy');
});

test('in Chinese, explains what was pasted at once', async ({page}) => {
  await page.goto(`/zh-hant${path}`);
  // Without the first act nothing runs, so the paste is one.
  await page.getByLabel('錯誤、一行日誌或 HTTP 回應').focus();
  await page.keyboard.insertText(noMachine);
  await hydrated(page);
  const answer = page.getByRole('region', {name: '可能的原因'});
  await expect(answer).toContainText('命名空間');
  await expect(answer).toContainText('解決方法');
});

test('shows the row of a symptom with what to do, and leads to it', async ({
  page,
}) => {
  await page.goto(path);
  const {field, answer, button} = getLookUp(page);
  await field.fill(
    'ceph-osd/2  blocked  idle  10.0.0.7  No block devices detected using current configuration',
  );
  await button('Explain').click();
  await expect(answer).toContainText('set the path with');
  await answer.getByRole('link').first().click();
  await expect(page).toHaveURL(/troubleshooting#unit-is-blocked\.\d$/);
  const row = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`tr[id="${row}"]`)).toBeInViewport();
});

test('says what is no error, searches, and forgets', async ({page}) => {
  await page.goto(`${path}?operation=DeleteBucket`);
  await hydrated(page);
  const {field, answer, button} = getLookUp(page);
  await expect(answer).toContainText('DeleteBucket');
  await button('Any operation').click();
  await expect(answer).toBeEmpty();
  await field.fill('rename a storage pool');
  await button('Explain').click();
  await expect(answer).toContainText('No error of this API has this text.');
  await expect(answer.getByRole('link').first()).toBeVisible();
  await button('Clear').click();
  await expect(answer).toBeEmpty();
  await expect(field).toBeFocused();
});

test('a pasted text is not sent, kept or run', async ({page}) => {
  await page.goto(path);
  await hydrated(page);
  const {field, answer, button} = getLookUp(page);
  const readKept = () =>
    page.evaluate(() => [{...localStorage}, {...sessionStorage}]);
  await field.fill(noMachine);
  await button('Explain').click();
  await expect(answer).toContainText(cause);
  await idle(page);
  const before = await readKept();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const text of [
    '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>',
    '(a+)+$ [[[ .*\\ ${window.wasRun=1} {{constructor}}',
    `\u0000\u202e\ud800${'log line\n'.repeat(5000)}${noMachine}`,
  ]) {
    // As a paste: to type so much keeps the browser busy, not the page.
    await field.evaluate((area: HTMLTextAreaElement, value) => {
      area.value = value;
    }, text);
    await button('Explain').click();
  }
  await expect(answer).toContainText('Only the beginning and the end');
  await expect(answer).toContainText(cause);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(await readKept()).toEqual(before);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect(page).toHaveURL(path);
});

test('says when the explanations do not come, and tries again', async ({
  page,
  complaints,
}) => {
  const {field, answer, button} = getLookUp(page);
  const notice = page.getByRole('alert');
  const faults = [
    (route: Route) => route.abort(),
    // The names come, and then the connection ends.
    async (route: Route) => {
      const response = await route.fetch();
      const [begin, names] = (await response.text()).split('\n');
      await route.fulfill({response, body: `${begin}\n${names}\n`});
    },
  ];
  for (const fault of faults) {
    await page.route('**/search.json', fault);
    await page.goto(path);
    await field.fill(noMachine);
    await button('Explain').click();
    await expect(notice).toBeVisible();
    await expect(button('Explain')).not.toHaveAttribute('aria-busy');
    await page.unroute('**/search.json');
    await notice.getByRole('button').click();
    await expect(answer).toContainText(cause);
  }
  accept(complaints, /net::ERR_FAILED/);
});

test('axe finds nothing in form and answer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(path);
  const {field, answer, button} = getLookUp(page);
  await field.fill(`${'x'.repeat(300)} ${wrapped}`);
  await button('Explain').click();
  await expect(answer).toContainText(cause);
  await expectNoOverflow(page);
  // The list of all causes is made of what the pages of operations have.
  expect(await axeFindings(page, 'main form')).toEqual([]);
  await setMode(page, 'dark');
  expect(await contrastFindings(page, 'main form')).toEqual([]);
});
