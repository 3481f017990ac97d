import {readdirSync, readFileSync} from 'node:fs';
import type {OperationData} from '../../src/reference/operationData';
import {expect, open, test} from './fixtures';
import {panelOf} from './tryIt';

const folder = 'build/operations';
const operations = readdirSync(folder).map((file) => file.replace('.json', ''));

/** Operations of one test: few enough that none takes long. */
const share = 13;

for (let first = 0; first < operations.length; first += share) {
  const some = operations.slice(first, first + share);
  test(`the sandbox answers ${some[0]} to ${some.at(-1)}`, async ({page}) => {
    test.setTimeout(120_000);
    for (const operation of some) {
      const data = JSON.parse(
        readFileSync(`${folder}/${operation}.json`, 'utf8'),
      ) as OperationData;
      await open(page, `/docs/api/${operation}`);
      const {opener, send, answer} = panelOf(page);
      await opener.click();
      await send.click();
      await expect(answer, operation).toHaveText(/^Answer \w+/, {
        timeout: 30_000,
      });
      const code = (await answer.textContent())?.split(' ')[1];
      expect(['ok', ...data.errors], operation).toContain(code);
    }
  });
}

test('these are all operations', () => {
  expect(operations).toHaveLength(156);
});
