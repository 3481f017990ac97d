/**
 * What is asked of the built pages and needs no browser. All checks stand in
 * this one file, because reading every page takes most of the time: each page
 * is parsed once, and each check is one test, which lists all its faults.
 */
import {describe, expect, it} from 'vitest';
import {bodyChecks} from './checks/body';
import {chineseChecks, chineseSiteChecks} from './checks/chinese';
import {feedSiteChecks} from './checks/feeds';
import {headChecks} from './checks/head';
import {kindChecks, kindSiteChecks} from './checks/kinds';
import {leavesChecks} from './checks/leaves';
import {linkChecks, linkSiteChecks} from './checks/links';
import {markdownChecks, markdownSiteChecks} from './checks/markdown';
import {referenceChecks} from './checks/reference';
import {routeSiteChecks} from './checks/routes';
import {searchSiteChecks} from './checks/search';
import {weightChecks, weightSiteChecks} from './checks/weight';
import {crawl} from './crawl';

const {pages, faults} = crawl({
  ...headChecks,
  ...bodyChecks,
  ...linkChecks,
  ...kindChecks,
  ...referenceChecks,
  ...leavesChecks,
  ...chineseChecks,
  ...markdownChecks,
  ...weightChecks,
});

function expectNone(found: readonly string[]): void {
  const more = found.length - 30;
  expect([
    ...found.slice(0, 30),
    ...(more > 0 ? [`and ${more} more`] : []),
  ]).toEqual([]);
}

describe('every page', () => {
  it.each([...faults])('%s', (_, found) => expectNone(found));
});

describe('the site', () => {
  it.each(
    Object.entries({
      ...routeSiteChecks,
      ...linkSiteChecks,
      ...kindSiteChecks,
      ...chineseSiteChecks,
      ...markdownSiteChecks,
      ...feedSiteChecks,
      ...searchSiteChecks,
      ...weightSiteChecks,
    }),
  )('%s', (_, find) => expectNone(find(pages)));
});
