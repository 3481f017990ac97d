import {load} from 'cheerio';

/** What the card of a page says. */
export interface CardWords {
  /** Name of the site. */
  name: string;
  /** Names of the pages above it, from the top; none above some. */
  above: readonly string[];
  title: string;
  description: string;
}

interface Breadcrumbs {
  '@type'?: string;
  itemListElement?: {name: string}[];
}

/**
 * What the card of a page says, from the head of the page.
 *
 * @param html of a built page
 * @param site name of the site, which ends the titles of its pages
 * @throws when the page has no title, or data for search engines that is no JSON
 */
export function getCardWords(html: string, site: string): CardWords {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const full = $('meta[property="og:title"]').attr('content') ?? '';
  const ending = ` | ${site}`;
  const title = full.endsWith(ending) ? full.slice(0, -ending.length) : full;
  if (title === '') throw new Error('The page has no title.');
  const breadcrumbs = $('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse($(script).text()) as Breadcrumbs)
    .get()
    .find((data) => data['@type'] === 'BreadcrumbList');
  const pages = breadcrumbs?.itemListElement ?? [];
  return {
    name: site,
    above: pages.slice(0, -1).map(({name}) => name),
    title,
    description: $('meta[name="description"]').attr('content') ?? '',
  };
}
