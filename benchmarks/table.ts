import type {Output} from './measureOutput';
import type {Run} from './measuredRun';

export interface Result extends Output {
  api: Run;
  build: Run;
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Name of each row, what it shows of a result, and the unit's size. */
const rows: [string, (result: Result) => number, number][] = [
  ['HTML pages', ({pages}) => pages, 1],
  ['npm run api, s', ({api}) => api.seconds, 1],
  ['npm run api, CPU s', ({api}) => api.cpuSeconds, 1],
  ['npm run api, peak MB', ({api}) => api.peakBytes, megabyte],
  ['build of one locale, s', ({build}) => build.seconds, 1],
  ['build of one locale, CPU s', ({build}) => build.cpuSeconds, 1],
  ['build of one locale, peak MB', ({build}) => build.peakBytes, megabyte],
  ['output, MB', ({bytes}) => bytes, megabyte],
  ['main bundle, KB compressed', ({main}) => main, kilobyte],
  ['chunk map, KB compressed', ({chunkMap}) => chunkMap, kilobyte],
  ['docs sidebar, KB compressed', ({sidebar}) => sidebar, kilobyte],
  ['operation page, median KB', (one) => one.operationMedian, kilobyte],
  ['operation page, largest KB', (one) => one.operationMax, kilobyte],
  ['schema page, median KB', (one) => one.schemaMedian, kilobyte],
  ['schema page, largest KB', (one) => one.schemaMax, kilobyte],
];

/** Growth for each page more, in the row's unit; thousands for small figures. */
function growth(small: number, large: number, pages: number): string {
  const each = (large - small) / pages;
  return Math.abs(each) < 0.1
    ? `${(each * 1000).toFixed(1)} / 1000`
    : each.toFixed(2);
}

/** The figures of the site and of the enlarged site as a Markdown table. */
export function table(small: Result, large: Result, times: number): string {
  const pages = large.pages - small.pages;
  const lines = rows.map(([name, of, unit]) => {
    const [one, many] = [of(small) / unit, of(large) / unit];
    const digits = unit === 1 && name === 'HTML pages' ? 0 : 1;
    return `| ${name} | ${one.toFixed(digits)} | ${many.toFixed(digits)} | ${growth(one, many, pages)} |`;
  });
  return [
    `| | 1 × | ${times} × | more per page |`,
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}
