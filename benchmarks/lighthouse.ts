import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {browserArguments, findBrowser} from './browser';

/** Categories as Lighthouse names them. */
const categoryNames = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;
type Category = (typeof categoryNames)[number];

/** Categories are of 100. */
export interface Scores extends Record<Category, number> {
  /** Milliseconds. */
  blockingTime: number;
}

/** What is read of a report. */
interface Report {
  runtimeError?: {message: string};
  categories: Record<Category, {score: number | null}>;
  audits: {'total-blocking-time': {numericValue?: number}};
}

const fullBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** A whole browser where there is one: Lighthouse does not know the shell. */
function wholeBrowser(): string {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    fullBrowsers
      .flatMap((name) => folders.map((folder) => path.join(folder, name)))
      .find((file) => existsSync(file)) ?? findBrowser()
  );
}

/** Runs Lighthouse once; the child leaves this process free to serve the page. */
async function report(packages: string, address: string): Promise<Report> {
  const browser = wholeBrowser();
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(packages, 'lighthouse', 'cli', 'index.js'),
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${categoryNames.join(',')}`,
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
    ],
    {
      env: {...process.env, CHROME_PATH: browser},
      maxBuffer: 256 * 1024 * 1024,
      timeout: 180_000,
    },
  ).catch((error: Error) => {
    throw new Error(
      `Lighthouse failed at ${address} with ${browser}. It needs a full Chrome or Chromium, not the headless shell: set CHROMIUM_PATH to one.\n${error.message.slice(-2000)}`,
    );
  });
  return JSON.parse(stdout) as Report;
}

/**
 * Scores a page with Lighthouse as a mobile device, its default.
 *
 * @param packages folder of installed packages that has Lighthouse
 * @throws when Lighthouse cannot load the page
 */
export async function lighthouse(
  packages: string,
  address: string,
): Promise<Scores> {
  const {categories, audits, runtimeError} = await report(packages, address);
  if (runtimeError) {
    throw new Error(
      `Lighthouse cannot score ${address}: ${runtimeError.message}`,
    );
  }
  const score = (name: Category): number => {
    const {score: part} = categories[name];
    if (part === null) {
      throw new Error(`Lighthouse gives ${address} no score for ${name}.`);
    }
    return Math.round(part * 100);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    blockingTime: audits['total-blocking-time'].numericValue ?? NaN,
  };
}
