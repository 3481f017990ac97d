import type {Browser} from '@playwright/test';
import {lighthouse, type Scores} from './lighthouse';
import {serveCompressed} from './stockServer';
import {weighPage, type PageWeight} from './pageWeight';

/** The pages that are compared, with their addresses in both sites. */
export const pages = [
  {name: 'tutorial', ours: '/docs/intro', stock: '/docs/intro'},
  {
    name: 'API introduction',
    ours: '/docs/api/holt-service',
    stock: '/docs/api/holt-service',
  },
  {
    name: 'service',
    ours: '/docs/api/machine-service',
    stock: '/docs/api/machine-service',
  },
  {
    name: 'operation',
    ours: '/docs/api/machine-list-machines',
    stock: '/docs/api/machine-service-list-machines',
  },
  {
    name: 'schema',
    ours: '/docs/api/schemas/machine',
    stock: '/docs/api/schemas/holt-machine-v-1-machine',
  },
] as const;

export type PageResult = PageWeight & Scores;

/**
 * Weighs and scores the pages of a built site, in the order of `pages`.
 *
 * @param build folder of the build, to which compressed files are added
 * @param packages folder of installed packages that has Lighthouse
 */
export async function measurePages(
  browser: Browser,
  which: 'ours' | 'stock',
  build: string,
  packages: string,
): Promise<PageResult[]> {
  const server = await serveCompressed(build);
  const results: PageResult[] = [];
  try {
    for (const page of pages) {
      const address = server.address + page[which];
      const weight = await weighPage(browser, address);
      const scores = await lighthouse(packages, address);
      console.log(
        `${which}, ${page.name}: ${(weight.startedScripts / 1024).toFixed(0)} KB of scripts, performance ${scores.performance}`,
      );
      results.push({...weight, ...scores});
    }
  } finally {
    server.close();
  }
  return results;
}
