import type {Run} from './measuredRun';
import {pages, type PageResult} from './stockPages';

/** What is measured of each of the two sites. */
export interface SiteResult {
  generation: Run;
  build: Run;
  outputBytes: number;
  htmlPages: number;
  /** In the order of `pages`. */
  pages: PageResult[];
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Name of each row, what it shows, the unit's size and the decimals. */
type Row<T> = [string, (result: T) => number, number, number];

const siteRows: Row<SiteResult>[] = [
  ['generating pages, s', ({generation}) => generation.seconds, 1, 1],
  ['generating, peak MB', ({generation}) => generation.peakBytes, megabyte, 0],
  ['build, s', ({build}) => build.seconds, 1, 1],
  ['build, peak MB', ({build}) => build.peakBytes, megabyte, 0],
  ['output, MB', ({outputBytes}) => outputBytes, megabyte, 1],
  ['HTML pages', ({htmlPages}) => htmlPages, 1, 0],
];

const pageRows: Row<PageResult>[] = [
  ['scripts before an act, KB', ({scripts}) => scripts, kilobyte, 1],
  ['scripts once started, KB', (one) => one.startedScripts, kilobyte, 1],
  ['styles, KB', ({styles}) => styles, kilobyte, 1],
  ['HTML, KB', ({html}) => html, kilobyte, 1],
  ['performance', ({performance}) => performance, 1, 0],
  ['accessibility', ({accessibility}) => accessibility, 1, 0],
  ['blocking time, ms', ({blockingTime}) => blockingTime, 1, 0],
];

function line<T>(
  [name, of, unit, digits]: Row<T>,
  ours: T,
  stock: T,
  prefix = '',
): string {
  const [one, other] = [ours, stock].map((result) =>
    (of(result) / unit).toFixed(digits),
  );
  return `| ${prefix}${name} | ${one} | ${other} |`;
}

/** Figures of our site and of the stock site side by side, in Markdown. */
export function stockTable(ours: SiteResult, stock: SiteResult): string {
  const ofPages = pages.flatMap(({name}, index) => {
    const [one, other] = [ours.pages[index], stock.pages[index]];
    if (!one || !other) return [];
    return pageRows.map((row) => line(row, one, other, `${name}: `));
  });
  return [
    '| | this site | stock |',
    '| --- | ---: | ---: |',
    ...siteRows.map((row) => line(row, ours, stock)),
    ...ofPages,
  ].join('\n');
}
