import {defaultLocale} from '../src/site';
import {measuredRun} from './measuredRun';
import {measureOutput} from './measureOutput';
import {multiplyApi} from './multiplyApi';
import type {Result} from './table';

/**
 * Builds one locale of a site whose API is made so many times as large.
 *
 * @param siteDir a copy of the site, which is changed
 */
export function measureGrowth(siteDir: string, scale: number): Result {
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
}
