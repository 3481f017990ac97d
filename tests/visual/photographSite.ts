import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {serveSite} from '../staticServer';
import {photograph} from './photograph';
import type {Shot} from './plan';

/**
 * What is drawn does not depend on when: a part that changes is drawn with what
 * is around it, and not cut out of it, which shows in rounded corners.
 */
const steady = ['--disable-partial-raster', '--force-color-profile=srgb'];

/** File of a picture in the folder of its side. */
export const fileOf = (folder: string, {name}: Shot): string =>
  path.join(folder, `${name}.png`);

/** Calls `work` for all items, two at a time. */
async function inPairs<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const one = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([one(), one()]);
}

/** The address of a served folder, and what ends it. */
export interface Served {
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

/** Serves a built site; the system picks the port when there is none. */
export async function serve(site: string, port = 0): Promise<Served> {
  const server = await serveSite(site, port);
  const {port: chosen} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${chosen}`,
    port: chosen,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * Photographs a site into a folder.
 *
 * @returns why there is no picture, by the names of the shots without one
 */
export async function photographSite(
  origin: string,
  shots: readonly Shot[],
  folder: string,
): Promise<Map<string, string>> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, ...steady],
  });
  const missing = new Map<string, string>();
  try {
    await inPairs(shots, async (shot) => {
      const taken = await photograph(browser, origin, shot);
      if (typeof taken === 'string') missing.set(shot.name, taken);
      else writeFileSync(fileOf(folder, shot), taken);
    });
  } finally {
    await browser.close();
  }
  return missing;
}
