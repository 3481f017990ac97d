import {statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {listFilesUnder} from '../src/api/files/filesUnder';
import {defaultLocale} from '../src/site';
import {browserArguments, findBrowser} from './browser';
import {measuredRun, type Run} from './measuredRun';
import {measurePages} from './stockPages';
import {makeStockSite} from './stockSite';
import {stockTable, type SiteResult} from './stockTable';

/** Runs a script of a site and says how long it took. */
function runScript(siteDir: string, ...args: string[]): Run {
  const run = measuredRun(siteDir, 'npm', ['run', '--silent', ...args]);
  console.log(
    `${path.basename(siteDir)}: npm run ${args.join(' ')} took ${run.seconds.toFixed(0)} s`,
  );
  return run;
}

/** Size of what a site has built, before it is served. */
function getSize(build: string): Pick<SiteResult, 'outputBytes' | 'htmlPages'> {
  const files = listFilesUnder(build, '')
    .map((file) => path.join(build, file))
    .map((file) => ({file, stat: statSync(file)}))
    .filter(({stat}) => stat.isFile());
  return {
    outputBytes: files.reduce((sum, {stat}) => sum + stat.size, 0),
    htmlPages: files.filter(({file}) => file.endsWith('.html')).length,
  };
}

/**
 * Builds our site and the same API description in the usual stack, and
 * measures both.
 *
 * @param ours a copy of our site; the stock site is made next to it
 * @returns a Markdown table
 */
export async function measureStock(ours: string): Promise<string> {
  const stock = path.join(path.dirname(ours), 'stock');
  const oursBuild = path.join(ours, 'build');
  const stockBuild = path.join(stock, 'build');
  const packages = path.join(stock, 'node_modules');

  // Said before the long part if there is none.
  const executablePath = findBrowser();
  const oursApi = runScript(ours, 'api');
  console.log('stock: installing its packages, which takes a minute or more');
  makeStockSite(ours, stock);
  const stockApi = runScript(stock, 'api');
  const oursRun = runScript(
    ours,
    'build:pages',
    '--',
    '--locale',
    defaultLocale,
  );
  const stockRun = runScript(stock, 'build');
  const oursSize = getSize(oursBuild);
  const stockSize = getSize(stockBuild);
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
  });
  try {
    return stockTable(
      {
        generation: oursApi,
        build: oursRun,
        ...oursSize,
        pages: await measurePages(browser, 'ours', oursBuild, packages),
      },
      {
        generation: stockApi,
        build: stockRun,
        ...stockSize,
        pages: await measurePages(browser, 'stock', stockBuild, packages),
      },
    );
  } finally {
    await browser.close();
  }
}
