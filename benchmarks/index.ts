import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from './copySite';
import {measureFirstPress} from './firstPress';
import {measureGrowth} from './growth';
import {measureLimit} from './limit';
import {measurePreview} from './preview';
import {measureSearch} from './search';
import {measureStock} from './stock';
import {table} from './table';
import {main} from '../src/cli/main';

/**
 * `npm run benchmark -- [preview | first-press | limit | stock | search | <times>]`. A
 * number builds one locale of the site as it is, and with an API so many times as
 * large (10), and shows what grows with the API; `preview` measures how long a
 * change takes to show in `npm start`; `stock` compares the site with one of the
 * usual stack. These work in a copy of the site. In `build/`, `first-press`
 * measures how long the first tap on a slow phone takes, `search` the search, and
 * `limit` scores pages beside their own HTML without styles and scripts.
 */
const [what = '10'] = process.argv.slice(2);

async function inFolder<T>(
  run: (folder: string) => Promise<T> | T,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holt-benchmark-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const inCopy = <T>(run: (siteDir: string) => Promise<T> | T): Promise<T> =>
  inFolder((folder) => {
    const siteDir = path.join(folder, 'site');
    copySite(process.cwd(), siteDir);
    return run(siteDir);
  });

main(async () => {
  if (what === 'preview') {
    console.log(`\n${await inCopy(measurePreview)}`);
    return;
  }
  if (what === 'first-press') {
    const result = await inFolder((folder) =>
      measureFirstPress(process.cwd(), folder),
    );
    console.log(`\n${result}`);
    return;
  }
  if (what === 'stock') {
    console.log(`\n${await inCopy(measureStock)}`);
    return;
  }
  if (what === 'limit') {
    const {table, faults} = await inFolder((folder) =>
      measureLimit(process.cwd(), folder),
    );
    console.log(`\n${table}`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return;
  }
  if (what === 'search') return measureSearch(10);
  const times = Number(what);
  if (!Number.isInteger(times) || times < 2) {
    throw new Error(
      `"${what}" is no benchmark: write "npm run benchmark -- preview", "npm run benchmark -- first-press", "npm run benchmark -- limit", "npm run benchmark -- stock", "npm run benchmark -- search", or how many times as large the API is to be, such as "npm run benchmark -- 10".`,
    );
  }
  const small = await inCopy((siteDir) => measureGrowth(siteDir, 1));
  const large = await inCopy((siteDir) => measureGrowth(siteDir, times));
  console.log(`\n${table(small, large, times)}`);
});
