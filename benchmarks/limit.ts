import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {installStockPackages} from './stockSite';
import {lighthouse, type Scores} from './lighthouse';
import {serveCompressed, type CompressedServer} from './stockServer';

/** One page of each kind that differs in what it asks of a browser. */
const pages = [
  {name: 'home', address: '/', file: 'index.html'},
  {name: 'tutorial', address: '/docs/intro', file: 'docs/intro.html'},
  {
    name: 'operation',
    address: '/docs/api/instance-list-virtual-machines',
    file: 'docs/api/instance-list-virtual-machines.html',
  },
  {
    name: 'Chinese schema',
    address: '/zh-hant/docs/api/schemas/virtualmachine',
    file: 'zh-hant/docs/api/schemas/virtualmachine.html',
  },
];
type Page = (typeof pages)[number];

const runs = 3;
/** How far a page may be behind its own HTML: points, and milliseconds. */
const tolerance = {points: 2, blockingTime: 60};
const fullMarks = ['accessibility', 'best-practices', 'seo'] as const;

/** The scores of a page and of its bare HTML, one of each run. */
export interface Turns {
  name: string;
  whole: Scores[];
  bare: Scores[];
}

/**
 * A page without styles and scripts: what its text alone costs the machine.
 *
 * @param html a built page
 */
export function stripPage(html: string): string {
  const $ = load(html);
  $('script, style, link[rel="stylesheet"], link[rel*="preload"]').remove();
  return $.html();
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const computeMedian = (scores: Scores[], key: keyof Scores): number =>
  median(scores.map((one) => one[key]));

/**
 * What a page breaks of the limit, as the reader of a terminal reads it; none
 * when it holds. A score below that of the bare page counts, not the score.
 */
export function findExcess({name, whole, bare}: Turns): string[] {
  const faults: string[] = [];
  const points =
    computeMedian(bare, 'performance') - computeMedian(whole, 'performance');
  if (points > tolerance.points) {
    faults.push(
      `${name}: performance is ${points} points below that of its HTML alone; ${tolerance.points} are allowed.`,
    );
  }
  const late =
    computeMedian(whole, 'blockingTime') - computeMedian(bare, 'blockingTime');
  if (late > tolerance.blockingTime) {
    faults.push(
      `${name}: scripts and styles block for ${late.toFixed(0)} ms more than its HTML alone; ${tolerance.blockingTime} are allowed.`,
    );
  }
  for (const category of fullMarks) {
    const score = computeMedian(whole, category);
    if (score < 100) faults.push(`${name}: ${category} is ${score} of 100.`);
  }
  return faults;
}

const row = ({name, whole, bare}: Turns): string => {
  const pair = (key: keyof Scores) =>
    [whole, bare].map((one) => computeMedian(one, key).toFixed(0)).join(' | ');
  const others = fullMarks.map((key) => computeMedian(whole, key)).join(', ');
  return `| ${name} | ${pair('performance')} | ${pair('blockingTime')} | ${others} |`;
};

/** Installs Lighthouse once, with the packages of the stock site. */
function installLighthouse(siteDir: string): string {
  const folder = path.join(siteDir, '.cache', 'lighthouse');
  const source = path.join(siteDir, 'benchmarks', 'stock');
  const lock = 'package-lock.json';
  const wanted = readFileSync(path.join(source, lock), 'utf8');
  const installed = path.join(folder, 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) {
    return path.join(folder, 'node_modules');
  }
  console.log('Installing Lighthouse, which takes a minute.');
  mkdirSync(folder, {recursive: true});
  for (const name of ['package.json', lock]) {
    cpSync(path.join(source, name), path.join(folder, name));
  }
  installStockPackages(folder);
  writeFileSync(installed, wanted);
  return path.join(folder, 'node_modules');
}

/** Serves what `build` serves, save that the pages are bare. */
async function serveBare(
  build: string,
  folder: string,
): Promise<CompressedServer> {
  cpSync(build, folder, {recursive: true});
  for (const {file} of pages) {
    const target = path.join(folder, file);
    writeFileSync(target, stripPage(readFileSync(target, 'utf8')));
    rmSync(`${target}.gz`, {force: true});
  }
  return serveCompressed(folder);
}

/**
 * Measures pages with Lighthouse as a slow phone, in turns with the same HTML
 * without styles and scripts. The second is the limit of the machine, so a slow
 * machine accuses no page.
 *
 * @param siteDir a site that is built
 * @param folder to work in
 * @returns a Markdown table, and what exceeds the limit
 * @throws when the site is not built, or Lighthouse can't load a page
 */
export async function measureLimit(
  siteDir: string,
  folder: string,
): Promise<{table: string; faults: string[]}> {
  const build = path.join(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error('There is no build/: run "npm run build" first.');
  }
  const packages = installLighthouse(siteDir);
  const whole = path.join(folder, 'whole');
  cpSync(build, whole, {recursive: true});
  const servers = {
    whole: await serveCompressed(whole),
    bare: await serveBare(build, path.join(folder, 'bare')),
  };
  const results = pages.map(({name}): Turns => ({name, whole: [], bare: []}));
  const measure = (kind: keyof typeof servers, page: Page) =>
    lighthouse(packages, servers[kind].address + page.address);
  try {
    for (let run = 1; run <= runs; run++) {
      for (const [index, page] of pages.entries()) {
        const result = results[index];
        result?.whole.push(await measure('whole', page));
        result?.bare.push(await measure('bare', page));
        console.log(`${page.name}: ${run} of ${runs}`);
      }
    }
  } finally {
    Object.values(servers).forEach((server) => server.close());
  }
  const table = [
    `| median of ${runs} | performance | of its HTML alone | blocking ms | of its HTML alone | ${fullMarks.join(', ')} |`,
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...results.map(row),
  ].join('\n');
  return {table, faults: results.flatMap(findExcess)};
}
