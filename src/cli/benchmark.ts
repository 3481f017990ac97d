import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../benchmark/copySite';
import {measuredRun} from '../benchmark/measuredRun';
import {measureOutput} from '../benchmark/measureOutput';
import {multiplyApi} from '../benchmark/multiplyApi';
import {table, type Result} from '../benchmark/table';
import {defaultLocale} from '../site';
import {main} from './main';

/**
 * `npm run benchmark [-- <times>]`: builds one locale of the site as it is, and
 * with an API so many times as large (10), and shows what grows with the API.
 */
const times = Number(process.argv[2] ?? 10);

function measure(scale: number): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'holt-benchmark-'));
  try {
    const siteDir = path.join(folder, 'site');
    copySite(process.cwd(), siteDir);
    multiplyApi(siteDir, scale);
    const api = measuredRun(siteDir, 'npm', ['run', '--silent', 'api']);
    console.log(`${scale} ×: npm run api took ${api.seconds.toFixed(0)} s`);
    const build = measuredRun(siteDir, 'npm', [
      'run',
      '--silent',
      'build:pages',
      '--',
      '--locale',
      defaultLocale,
    ]);
    console.log(`${scale} ×: the build took ${build.seconds.toFixed(0)} s`);
    return {api, build, ...measureOutput(siteDir)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main(() => {
  if (!Number.isInteger(times) || times < 2) {
    throw new Error('Say how many times as large: npm run benchmark -- 10');
  }
  const small = measure(1);
  console.log(`\n${table(small, measure(times), times)}`);
});
