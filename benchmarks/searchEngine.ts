import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {createEngine, type SearchEngine} from '../src/search';
import type {NamesData, TextData} from '../src/search/data';
import {multiplySearch} from './multiplySearch';
import {listKeys, quantile, searchQueries} from './searchQueries';

function filesIn(folder: string): {names: NamesData; text: TextData} {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const manifest = read('manifest.json') as Record<string, string>;
  return {
    names: read(manifest.names ?? '') as NamesData,
    text: read(manifest.text ?? '') as TextData,
  };
}

const kilobytes = (data: unknown): number =>
  Math.round(gzipSync(JSON.stringify(data), {level: 9}).length / 102.4) / 10;

/** Milliseconds of the processor: other work on the machine adds none. */
function timed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usedMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** The engine alone, with an API so many times as large: one row of a table. */
export function measureEngine(
  locale: string,
  folder: string,
  times: number,
): Record<string, number> {
  const {names, text} = multiplySearch(filesIn(folder), times);
  const keys = searchQueries(locale, 6).flatMap(listKeys);
  const before = usedMegabytes();
  let engine: SearchEngine | undefined;
  const ready = timed(() => (engine = createEngine(names)));
  const type = (): number[] =>
    keys.map((query) => timed(() => engine?.search(query)));
  const ofNames = type();
  const add = timed(() => engine?.addText(text));
  const ofText = type();
  const heap = usedMegabytes() - before;
  return {
    'names KB': kilobytes(names),
    'text KB': kilobytes(text),
    ready: Math.round(ready),
    'names p50': quantile(ofNames, 0.5),
    'names p95': quantile(ofNames, 0.95),
    'add text': Math.round(add),
    'text p50': quantile(ofText, 0.5),
    'text p95': quantile(ofText, 0.95),
    'heap MB': Math.round(heap),
  };
}
