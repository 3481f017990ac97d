import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {chromium, type Page} from '@playwright/test';
import {build} from 'vite';
import type {SearchEngine} from '../src/search';
import type {NamesData, TextData} from '../src/search/data';
import {browserArguments, findBrowser} from './browser';
import {multiplySearch} from './multiplySearch';

const slowDown = 4;
const folders = {en: 'build/search', 'zh-hant': 'build/zh-hant/search'};

type Files = {names: NamesData; text: TextData};

/** The engine as one script that puts `createEngine` into the page. */
async function engineScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {entry: 'src/search/index.ts', name: 'search', formats: ['iife']},
    },
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  return chunk?.code ?? '';
}

function filesIn(folder: string): Files {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const manifest = read('manifest.json') as Record<string, string>;
  return {
    names: read(manifest.names ?? '') as NamesData,
    text: read(manifest.text ?? '') as TextData,
  };
}

const kilobytes = (data: unknown): number => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return Math.round(gzipSync(text, {level: 9}).length / 102.4) / 10;
};

/** Takes every so many of the queries, or typing them takes minutes. */
const step = 6;

/** Queries as they are typed: after one key, two, and so on. */
function typed(locale: string): string[] {
  const file = `tests/site/queries/${locale}.yaml`;
  const halves = parse(readFileSync(file, 'utf8')) as Record<
    string,
    {query: string}[]
  >;
  return Object.values(halves)
    .flat()
    .filter((_, index) => index % step === 0)
    .flatMap(({query}) =>
      [...query].map((_, index) => [...query].slice(0, index + 1).join('')),
    );
}

declare global {
  interface Window {
    search: {createEngine(names: unknown): SearchEngine};
    gc?: () => void;
  }
  interface Performance {
    memory?: {usedJSHeapSize: number};
  }
}

interface Times {
  ready: number;
  names: number[];
  addText: number;
  text: number[];
  megabytes: number;
}

/** Types all queries in a page, first with names alone. */
const typeAll = (page: Page, files: Files, queries: string[]): Promise<Times> =>
  page.evaluate(
    ({names, text, keys}) => {
      const used = (): number => {
        window.gc?.();
        return (performance.memory?.usedJSHeapSize ?? NaN) / 1024 / 1024;
      };
      const timed = (run: () => void): number => {
        const start = performance.now();
        run();
        return performance.now() - start;
      };
      const before = used();
      let engine: SearchEngine | undefined;
      const ready = timed(() => {
        engine = window.search.createEngine(names);
      });
      const type = (): number[] =>
        keys.map((query) => timed(() => void engine?.search(query)));
      const ofNames = type();
      const addText = timed(() => engine?.addText(text));
      const ofText = type();
      const megabytes = used() - before;
      return {ready, names: ofNames, addText, text: ofText, megabytes};
    },
    {...files, keys: queries},
  );

function rowsOf(times: Times): Record<string, number> {
  const at = (all: number[], share: number): number => {
    const sorted = [...all].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? NaN;
  };
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    'ready ms': round(times.ready),
    'first key ms': round(times.names[0] ?? NaN),
    'names p50': round(at(times.names, 0.5)),
    'names p95': round(at(times.names, 0.95)),
    'add text ms': round(times.addText),
    'text p50': round(at(times.text, 0.5)),
    'text p95': round(at(times.text, 0.95)),
    'text most': round(Math.max(...times.text)),
    'heap MB': round(times.megabytes),
  };
}

/**
 * Measures the search of `build/`, as it is and with an API so many times as
 * large: what is fetched, and how long a key takes in Chromium on a processor
 * that is slowed down.
 */
export async function measureSearch(times: number): Promise<void> {
  const script = await engineScript();
  console.log(`The engine: ${kilobytes(script)} KB gz`);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserArguments,
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  });
  const rows: Record<string, Record<string, number>> = {};
  for (const [locale, folder] of Object.entries(folders)) {
    for (const scale of [1, times]) {
      const files = multiplySearch(filesIn(folder), scale);
      const page = await browser.newPage();
      // Functions that tsx compiles ask for this helper by name.
      await page.addScriptTag({content: 'window.__name = (it) => it;'});
      await page.addScriptTag({content: script});
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
      rows[`${locale}, ${scale} ×`] = {
        'names KB': kilobytes(files.names),
        'text KB': kilobytes(files.text),
        ...rowsOf(await typeAll(page, files, typed(locale))),
      };
      await page.close();
    }
  }
  await browser.close();
  console.log(`Processor slowed down ${slowDown} times; KB are gz.`);
  console.table(rows);
}
