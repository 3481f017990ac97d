import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {watchRequests} from '../requests';
import {buildFolder, getFile, parsePage} from './build';

/** Bytes as sent: gzip at level 9, file by file. */
export const compressed = (content: string | Buffer): number =>
  gzipSync(content, {level: 9}).length;

/** Compressed bytes of a file of the build. */
export const computeWeight = (file: string): number =>
  compressed(readFileSync(path.join(buildFolder, file)));

/** What a page weighs as it comes, without the reader doing anything. */
export interface PageWeight {
  html: number;
  /** Scripts inside the page and those that it asks for at once. */
  scripts: number;
  styles: number;
  fonts: number;
}

const local = (address: string | undefined) =>
  decodeURI(address ?? '').replace(/^\//, '');

/** Weighs a built HTML file. */
export function weighPage(file: string): PageWeight {
  const $ = parsePage(file);
  const inline = $('script:not([src]):not([type="application/ld+json"])')
    .map((_, script) => $(script).text())
    .get()
    .join('\n');
  const requested = $(
    'script[src], link[as="script"], link[rel*="preload"]:not([as="font"])',
  )
    // What is in a template, outside of the document, waits for the first act.
    .filter((_, element) => $(element).closest('html').length > 0)
    .map((_, {attribs}) => local(attribs.src ?? attribs.href))
    .get();
  const sheets = $('link[rel="stylesheet"]')
    .map((_, {attribs}) => local(attribs.href))
    .get();
  const fonts = $('link[rel="preload"][as="font"]')
    .map((_, {attribs}) => local(attribs.href))
    .get();
  const sum = (files: string[]) =>
    files.reduce((total, name) => total + computeWeight(name), 0);
  return {
    html: computeWeight(file),
    scripts: compressed(inline) + sum(requested),
    styles: sum(sheets) + compressed($('style').text()),
    // Fonts are compressed as they are.
    fonts: sum(fonts),
  };
}

/** Scripts that a page runs while something happens, by file name. */
async function scriptsDuring(
  page: Page,
  happen: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const requestsOver = watchRequests(page);
  const scripts = new Map<string, number>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const file = local(new URL(request.url()).pathname);
    scripts.set(file, computeWeight(file));
  });
  await happen();
  await requestsOver();
  return scripts;
}

/** Opens an address, and starts its scripts as a reader's first act does. */
async function start(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first move of a pointer may be reported as none.
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
}

/**
 * A page whose scripts have started, and that asks for nothing any more. A
 * link that comes under the pointer fetches no page ahead: what is weighed
 * must not depend on where the pointer rests.
 */
async function openStarted(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  const requestsOver = watchRequests(page);
  await start(page, address);
  await requestsOver();
  await page.evaluate(() => {
    const nothing = (): boolean => false;
    Object.assign(window, {docusaurus: {prefetch: nothing, preload: nothing}});
  });
  return page;
}

/** Scripts that the first act on a page starts. */
export async function scriptsOfStart(
  browser: Browser,
  address: string,
): Promise<Map<string, number>> {
  const page = await browser.newPage();
  const scripts = await scriptsDuring(page, () => start(page, address));
  await page.close();
  return scripts;
}

/** Scripts that a click on a link from one page to another loads. */
export async function scriptsOfStep(
  browser: Browser,
  address: string,
  link: string,
): Promise<Map<string, number>> {
  const page = await openStarted(browser, address);
  const next = page.locator(link).first();
  const target = await next.getAttribute('href');
  const scripts = await scriptsDuring(page, async () => {
    await next.click();
    await page.waitForURL(`**${target}`);
  });
  await page.close();
  return scripts;
}

/** What a guide loads when its first step runs, by file name. */
export async function scriptsOfRun(
  browser: Browser,
  address: string,
): Promise<Map<string, number>> {
  const page = await openStarted(browser, address);
  const scripts = await scriptsDuring(page, async () => {
    await page.locator('[data-guide-run]').first().click();
    await page.waitForSelector('[data-guide-result][data-status=done]');
  });
  await page.close();
  return scripts;
}

/**
 * What the search of a page loads, by file name: until it can answer from
 * names, and all of it once something was looked for.
 */
export async function filesOfSearch(
  browser: Browser,
  address: string,
): Promise<Record<'names' | 'all', Map<string, number>>> {
  const page = await openStarted(browser, address);
  const requestsOver = watchRequests(page);
  const files = new Map<string, number>();
  page.on('request', (request) => {
    // Pages that links lead to are fetched ahead in idle time, search or not.
    if (request.headers()['sec-purpose'] === 'prefetch') return;
    const file = local(new URL(request.url()).pathname);
    files.set(file, computeWeight(file));
  });
  await page.click('[aria-controls=site-search]');
  const field = page.locator('#site-search [role=combobox]');
  await field.waitFor();
  await requestsOver();
  const names = new Map(files);
  await field.fill('CreatePool');
  await page.waitForSelector('#site-search [aria-selected=true]');
  await requestsOver();
  await page.close();
  return {names, all: files};
}

/** Images of a page, by file name. */
export function getImages(route: string): Map<string, number> {
  const file = getFile(route);
  if (!file) throw new Error(`There is no page ${route}.`);
  const $ = parsePage(path.relative(buildFolder, file));
  const files = $('img[src^="/"]')
    .map((_, {attribs}) => local(attribs.src))
    .get();
  return new Map(files.map((name) => [name, computeWeight(name)]));
}
