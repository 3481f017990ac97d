import type {AddressInfo} from 'node:net';
import {cpus, loadavg} from 'node:os';
import {chromium} from '@playwright/test';
import {serveFolder} from '../tests/staticHost';
import {browserArguments, findBrowser} from './browser';
import {measureEngine} from './searchEngine';
import {measureTyping} from './searchTyping';

const prefixes = {en: '', 'zh-hant': '/zh-hant'};
const folder = 'build';

/** The engine alone, by locale and size of the API. */
async function engineRows(times: number): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const [locale, prefix] of Object.entries(prefixes)) {
    for (const scale of [1, times]) {
      const name = `${locale}, ${scale} ×`;
      console.log(`${name} …`);
      rows[name] = await measureEngine(locale, `${folder}${prefix}`, scale);
    }
  }
  return rows;
}

/** Keys typed into the box, by locale. */
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
      console.log(`${locale} …`);
      const address = `http://127.0.0.1:${port}${prefix}/docs/intro`;
      rows[locale] = await measureTyping(browser, address, locale);
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
  console.table(await engineRows(times));
  const rows = await typingRows();
  console.log('From a key to the drawn answer: ms, processor slowed down 4 ×');
  console.table(rows);
  const [load = 0] = loadavg();
  console.log(
    `Load ${load.toFixed(1)} on ${cpus().length} processors; above that, other programs are in the times.`,
  );
}
