import type {AddressInfo} from 'node:net';
import {cpus, loadavg} from 'node:os';
import {chromium} from '@playwright/test';
import {serveFolder} from '../src/cli/staticHost';
import {browserArguments, findBrowser} from './browser';
import {measureEngine} from './searchEngine';
import {measureTyping} from './searchTyping';

const prefixes = {en: '', 'zh-hant': '/zh-hant'};
const folder = 'build';

/** The engine alone, by locale and size of the API. */
function engineRows(times: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(prefixes).flatMap(([locale, prefix]) =>
      [1, times].map((scale) => {
        const name = `${locale}, ${scale} ×`;
        console.log(`${name} …`);
        const place = `${folder}${prefix}/search`;
        return [name, measureEngine(locale, place, scale)];
      }),
    ),
  );
}

/** Keys typed into the box, by locale, with names alone and with texts. */
async function typingRows(): Promise<Record<string, unknown>> {
  const server = await serveFolder(folder);
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const rows: Record<string, unknown> = {};
  try {
    for (const [locale, prefix] of Object.entries(prefixes)) {
      for (const hasTexts of [false, true]) {
        const name = `${locale}, ${hasTexts ? 'names and texts' : 'names'}`;
        console.log(`${name} …`);
        const address = `http://127.0.0.1:${port}${prefix}/docs/intro`;
        rows[name] = await measureTyping(browser, address, locale, hasTexts);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}

/**
 * Measures the search of `build/`: the engine alone, as it is and with an API so
 * many times as large, and what a reader on a slow processor waits for.
 */
export async function measureSearch(times: number): Promise<void> {
  console.log('The engine: KB gz, ms of the processor of this machine');
  console.table(engineRows(times));
  const rows = await typingRows();
  console.log('From a key to the drawn answer: ms, processor slowed down 4 ×');
  console.table(rows);
  const [load = 0] = loadavg();
  console.log(
    `Load ${load.toFixed(1)} on ${cpus().length} processors; above that, other programs are in the times.`,
  );
}
