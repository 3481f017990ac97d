import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {browserArguments, findBrowser} from '../../benchmarks/browser';
import {serveSite} from '../staticServer';
import {buildFolder, htmlFiles, prefixes} from './build';
import {routes} from './routes';
import {
  filesOfSearch,
  getImages,
  scriptsOfRun,
  scriptsOfStart,
  scriptsOfStep,
  weighPage,
} from './weight';

/** Most that a page may weigh, in kilobytes (1024 bytes) compressed by gzip: what readers are promised. */
const budget = {
  scriptsBefore: 3,
  scriptsStarted: 245,
  // The runner, and the sandbox that responds.
  scriptsOfRun: 40,
  scriptsOfStep: 15,
  html: 28,
  htmlMedian: 12,
  styles: 32,
  fonts: 36,
  image: 30,
  searchNames: 100,
  search: 220,
};

const operation = '/docs/api/instance-list-virtual-machines';
const referenceRoutes = routes.filter((route) =>
  route.startsWith('/docs/api/'),
);
const tutorial = '/docs/intro';
const guide = '/docs/guides/kubernetes-and-ceph-cluster';

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const total = (files: Map<string, number>) =>
  kilobytes([...files.values()].reduce((sum, bytes) => sum + bytes, 0));

const rows: Record<string, unknown>[] = [];

function check(what: string, weight: number, most: number): void {
  rows.push({what, KB: weight, budget: most});
  expect.soft(weight, what).toBeLessThanOrEqual(most);
}

afterAll(() => console.table(rows));

describe('the weight of a page as it comes', () => {
  const pages = htmlFiles().filter((file) => !file.endsWith('404.html'));
  const weights = pages.map((file) => ({file, ...weighPage(file)}));

  it.each([
    ['scripts', 'scripts before the first act', budget.scriptsBefore],
    ['styles', 'styles', budget.styles],
    ['fonts', 'fonts', budget.fonts],
    ['html', 'HTML', budget.html],
  ] as const)('%s', (part, what, most) => {
    const sorted = [...weights].sort((a, b) => b[part] - a[part]);
    const [heaviest] = sorted;
    check(
      `${what}, heaviest: ${heaviest?.file}`,
      kilobytes(heaviest?.[part] ?? NaN),
      most,
    );
    const median = sorted[Math.floor(sorted.length / 2)]?.[part] ?? NaN;
    check(
      `${what}, median`,
      kilobytes(median),
      part === 'html' ? budget.htmlMedian : most,
    );
  });
});

describe.each(prefixes)('the weight of running pages under "%s"', (prefix) => {
  let server: Server;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    server = await serveSite(buildFolder, 0);
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments,
    });
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it.each([
    ['operation', operation],
    ['tutorial', tutorial],
    ['guide', guide],
  ])('%s page, started', async (kind, path) => {
    const scripts = await scriptsOfStart(browser, origin + prefix + path);
    const parts = [...scripts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([file, bytes]) => {
        const name = file.replace(/^.*\//, '').replace(/\.\w+\.js$/, '');
        return `${name} ${kilobytes(bytes)}`;
      });
    check(
      `${prefix || 'en'}: scripts of a started ${kind} page (${parts.join(', ')})`,
      total(scripts),
      budget.scriptsStarted,
    );
  });

  it('from one operation to the next', async () => {
    const scripts = await scriptsOfStep(
      browser,
      origin + prefix + operation,
      '.pagination-nav__link--next',
    );
    check(
      `${prefix || 'en'}: scripts of a step to the next operation`,
      total(scripts),
      budget.scriptsOfStep,
    );
    expect(scripts.size).toBeGreaterThan(0);
  });

  it('the runner of a guide', async () => {
    const scripts = await scriptsOfRun(
      browser,
      `${origin}${prefix}/docs/guides/quickstart`,
    );
    check(
      `${prefix || 'en'}: scripts of the first step of a guide`,
      total(scripts),
      budget.scriptsOfRun,
    );
    expect(scripts.size).toBeGreaterThan(0);
  });

  it('the search', async () => {
    const {names, all} = await filesOfSearch(
      browser,
      origin + prefix + tutorial,
    );
    const locale = prefix || 'en';
    check(
      `${locale}: search until names answer`,
      total(names),
      budget.searchNames,
    );
    check(`${locale}: search with texts`, total(all), budget.search);
    expect(all.size).toBeGreaterThan(names.size);
  });
});

it('no image of the reference is heavy', () => {
  const images = prefixes.flatMap((prefix) =>
    referenceRoutes.flatMap((route) => [...getImages(prefix + route)]),
  );
  const [name, bytes] = images.sort(([, a], [, b]) => b - a)[0] ?? [];
  check(`heaviest image: ${name}`, kilobytes(bytes ?? 0), budget.image);
});
