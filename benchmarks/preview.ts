import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Locale} from '../src/site';
import {browserArguments, findBrowser} from './browser';
import {previewChanges, type Change} from './previewChanges';

const port = 3999;
const address = `http://localhost:${port}`;

/** Seconds between two changes: a writer in a hurry, and one who thinks. */
const pauses = [2, 5, 3, 7, 4, 6, 2, 8, 3, 5];

function startPreview(siteDir: string, locale: Locale): ChildProcess {
  return spawn(
    'npm',
    ['start', '--', '--no-open', '--port', `${port}`, '--locale', locale],
    {cwd: siteDir, detached: true, stdio: 'ignore'},
  );
}

async function open(page: Page, url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await page.goto(url).catch(() => undefined);
    if (answer?.ok()) {
      await page.waitForSelector('main h1', {timeout: 60_000});
      return;
    }
    await wait(1000);
  }
  throw new Error(`The preview does not answer at ${url}.`);
}

/** Milliseconds from saving each change to its word in the page. */
async function measure(
  page: Page,
  siteDir: string,
  {kind, page: route, file, edit}: Change,
): Promise<number[]> {
  await open(page, address + route);
  const name = path.join(siteDir, file);
  const text = readFileSync(name, 'utf8');
  const times: number[] = [];
  for (const [number, pause] of pauses.entries()) {
    await wait(pause * 1000);
    const word = `Preview${number}`;
    const changed = edit(text, word);
    if (changed === text) throw new Error(`${file}: nothing to change.`);
    const start = performance.now();
    writeFileSync(name, changed);
    await page.waitForFunction(
      (one) => document.querySelector('main')?.textContent.includes(one),
      word,
    );
    times.push(performance.now() - start);
  }
  writeFileSync(name, text);
  console.log(`${kind}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  return times;
}

const row = (kind: string, times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (index: number): string => (sorted[index] ?? NaN).toFixed(0);
  return `| ${kind} | ${at(Math.floor(sorted.length / 2))} | ${at(sorted.length - 1)} |`;
};

/**
 * Measures, in Chromium, how long a change takes to show in `npm start`: ten of
 * each kind.
 *
 * @param siteDir a copy of the site, which is changed
 * @returns a Markdown table
 */
export async function measurePreview(siteDir: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    return await measureChanges(browser, siteDir);
  } finally {
    await browser.close();
  }
}

async function measureChanges(
  browser: Browser,
  siteDir: string,
): Promise<string> {
  const changes = previewChanges(siteDir);
  const rows: string[] = [];
  for (const locale of new Set(changes.map((change) => change.locale))) {
    const preview = startPreview(siteDir, locale);
    try {
      const page = await browser.newPage();
      for (const change of changes.filter((one) => one.locale === locale)) {
        rows.push(row(change.kind, await measure(page, siteDir, change)));
      }
      await page.close();
    } finally {
      if (preview.pid) process.kill(-preview.pid);
    }
    await wait(2000);
  }
  return [
    '| change | median, ms | worst, ms |',
    '| --- | ---: | ---: |',
    ...rows,
  ].join('\n');
}
