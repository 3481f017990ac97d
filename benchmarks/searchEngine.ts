import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {createEngine, type SearchEngine} from '../src/search';
import {splitFile} from '../src/search/file';
import {multiplySearch} from './multiplySearch';
import {listKeys, quantile, searchQueries} from './searchQueries';

const kilobytes = (text: string): number =>
  Math.round(gzipSync(text, {level: 9}).length / 102.4) / 10;

/** Milliseconds of the processor: other work on the machine adds none. */
async function timed(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
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
export async function measureEngine(
  locale: string,
  folder: string,
  times: number,
): Promise<Record<string, number>> {
  const built = readFileSync(path.join(folder, 'search.json'), 'utf8');
  const {names = '', texts = ''} = splitFile(multiplySearch(built, times));
  const keys = searchQueries(locale, 6).flatMap(listKeys);
  const before = usedMegabytes();
  let engine: SearchEngine | undefined;
  const type = async (): Promise<number[]> => {
    const all: number[] = [];
    for (const query of keys)
      all.push(await timed(() => engine?.search(query)));
    return all;
  };
  const first = await timed(async () => (engine = await createEngine(names)));
  const ofNames = await type();
  const all = await timed(
    async () => (engine = await createEngine(names, texts)),
  );
  const ofAll = await type();
  const heap = usedMegabytes() - before;
  return {
    'names KB': kilobytes(names),
    'all KB': kilobytes(names + texts),
    'names ready': Math.round(first),
    'names p50': quantile(ofNames, 0.5),
    'names p95': quantile(ofNames, 0.95),
    'all ready': Math.round(all),
    'all p50': quantile(ofAll, 0.5),
    'all p95': quantile(ofAll, 0.95),
    'heap MB': Math.round(heap),
  };
}
