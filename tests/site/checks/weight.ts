import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import memoize from 'es-toolkit/compat/memoize';
import sum from 'es-toolkit/compat/sum';
import {buildFolder} from '../build';
import type {OpenPage, PageChecks, SiteChecks} from '../crawl';
import {getText, isIn} from '../dom';

/** Most that a page may weigh as it comes, in KB (1024 bytes) of gzip: what readers are promised. */
const budget = {
  html: 28,
  htmlMedian: 13,
  scripts: 3,
  styles: 32,
  fonts: 36,
  image: 30,
};

const compress = memoize(
  (content: string): number => gzipSync(content, {level: 9}).length / 1024,
);

const weighFile = memoize((address: string | undefined): number => {
  const file = path.join(buildFolder, decodeURI(address ?? ''));
  return gzipSync(readFileSync(file), {level: 9}).length / 1024;
});

/** Of every page, for their median. */
const html: number[] = [];

function weighPage({all, html: text}: OpenPage): Record<string, number> {
  const weighLinks = (rel: string, as?: string): number =>
    sum(
      all('link')
        .filter(({attribs}) => attribs.rel === rel && attribs.as === as)
        .map(({attribs}) => weighFile(attribs.href)),
    );
  const inline = all('script').filter(
    ({attribs}) => attribs.src === undefined && !/json/.test(`${attribs.type}`),
  );
  // What is in a template waits for the first act.
  const requested = all('script').filter(
    (one) => one.attribs.src !== undefined && !isIn(one, 'template'),
  );
  // Each is another, which need not be kept.
  const page = gzipSync(text, {level: 9}).length / 1024;
  html.push(page);
  return {
    html: page,
    scripts: sum([
      compress(inline.map((one) => getText(one)).join('\n')),
      ...requested.map(({attribs}) => weighFile(attribs.src)),
      weighLinks('modulepreload'),
      weighLinks('preload', 'script'),
    ]),
    styles: weighLinks('stylesheet'),
    fonts: weighLinks('preload', 'font'),
    image: Math.max(
      0,
      ...all('img')
        .filter(({attribs}) => attribs.src?.startsWith('/'))
        .map(({attribs}) => weighFile(attribs.src)),
    ),
  };
}

export const weightChecks: PageChecks = {
  'weighs no more than readers are promised': (page) =>
    page.isContent
      ? Object.entries(weighPage(page))
          .filter(
            ([part, weight]) =>
              !(weight <= budget[part as keyof typeof budget]),
          )
          .map(([part, weight]) => `${part}: ${weight.toFixed(1)} KB`)
      : [],
};

export const weightSiteChecks: SiteChecks = {
  'has pages that weigh less than promised at the median': () => {
    const median =
      html.sort((a, b) => a - b)[Math.floor(html.length / 2)] ?? NaN;
    return median <= budget.htmlMedian ? [] : [`${median} KB`];
  },
};
