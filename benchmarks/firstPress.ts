import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {watchRequests} from '../tests/requests';
import {browserArguments, findBrowser} from './browser';
import {medianRow, noteTimes, type Notes, type PressTimes} from './pressTimes';
import {serveCompressed} from './stockServer';

const runs = 5;
const button = 'main [data-try-it]';
const operation = '/docs/api/storage-create-pool';

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return page;
}

/** Lets a page start before the tap. */
async function scroll(page: Page): Promise<void> {
  const requestsOver = watchRequests(page);
  await page.evaluate(() => scrollTo(0, 60));
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
  await requestsOver();
}

/** Opens a page, taps its button, and waits until its panel is drawn. */
async function tap(
  browser: Browser,
  address: string,
  before: (page: Page) => Promise<void>,
): Promise<PressTimes> {
  const page = await slowPhone(browser);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await before(page);
  const place = await page.locator(button).boundingBox();
  if (!place) throw new Error(`${address} has no button to try it.`);
  await page.touchscreen.tap(place.x + 10, place.y + place.height / 2);
  await page.waitForFunction(
    () =>
      ['panel', 'running'].every((part) => part in (window as never)['notes']),
    null,
    {polling: 200},
  );
  const notes = await page.evaluate(() => {
    const answers = performance.getEntriesByType(
      'resource',
    ) as PerformanceResourceTiming[];
    const needed = answers.filter(({name}) =>
      /\/(?:main|try-it)\.\w+\.js$/.test(name),
    );
    const scripts = Math.max(...needed.map(({responseEnd}) => responseEnd));
    return {...(window as unknown as {notes: Notes}).notes, scripts};
  });
  await page.context().close();
  const {touch, mark, scripts, running, panel} = notes;
  return {
    mark: mark - touch,
    scripts: scripts - touch,
    running: running - touch,
    panel: panel - touch,
  };
}

/**
 * Measures, in Chromium as a slow phone, how long the first tap on "Try it"
 * takes: on a page that has not started, and on one that a scroll has started.
 * The panel opens as React takes over the page.
 *
 * @param siteDir a site that is built
 * @param folder to work in
 * @returns a Markdown table
 * @throws when the site is not built
 */
export async function measureFirstPress(
  siteDir: string,
  folder: string,
): Promise<string> {
  const build = path.join(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error('There is no build/: run "npm run build" first.');
  }
  const served = path.join(folder, 'build');
  cpSync(build, served, {recursive: true});
  const server = await serveCompressed(served);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const rows: string[] = [];
  try {
    for (const [name, before] of [
      ['first tap', async () => {}],
      ['tap after a scroll', scroll],
    ] as const) {
      const taps: PressTimes[] = [];
      for (let run = 0; run < runs; run++) {
        taps.push(await tap(browser, server.address + operation, before));
      }
      const panels = taps.map(({panel}) => panel.toFixed(0));
      console.log(`${name}: panel after ${panels.join(', ')} ms`);
      rows.push(medianRow(name, taps));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return [
    `| median of ${runs}, ms | mark | scripts there | page runs | panel |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
