import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {convertPageToMarkdown} from './pageToMarkdown';
import type {Work} from './convertPages';

// Worker thread of `convertPages`.
const {pages, site} = workerData as Work;
parentPort?.postMessage(
  pages.map(({file, address}) =>
    convertPageToMarkdown(readFileSync(file, 'utf8'), address, site),
  ),
);
