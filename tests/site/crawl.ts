import {locales} from '../e2e/addresses';
import {getRoute, htmlFiles, readBuilt} from './build';
import {isIn, listElements, parseHtml, type Element} from './dom';

export type Locale = (typeof locales)[number];

/** A page while the crawl is at it. */
export interface OpenPage {
  /** Path under `build/`. */
  file: string;
  route: string;
  /** The route without the locale. */
  path: string;
  locale: Locale;
  html: string;
  elements: readonly Element[];
  /** Elements of these names, in the order of the page. */
  all: (...names: string[]) => Element[];
  /** What the head says under this `name` or `property`. */
  meta: (name: string) => string | undefined;
  /** Where a page without content sends the reader. */
  refresh?: string;
  /** Whether readers and search engines are sent to it. */
  isContent: boolean;
}

/** What is kept of each page for the checks that compare several. */
export interface Page extends Pick<
  OpenPage,
  'file' | 'route' | 'path' | 'locale' | 'refresh' | 'isContent'
> {
  canonical: string;
  /** Address of its Markdown version. */
  markdown?: string;
  ids: ReadonlySet<string>;
  /** Those of the article, in order. */
  anchors: string;
  links: Element['attribs'][];
}

export type Pages = ReadonlyMap<string, Page>;

/** Says what is wrong with one page; by what every page should do. */
export type PageCheck = (page: OpenPage) => string[];
export type PageChecks = Record<string, PageCheck>;

/** Says what is wrong with all pages together. */
export type SiteChecks = Record<string, (pages: Pages) => string[]>;

/** A check that is not for redirects and the page of what is not found. */
export const contentOnly =
  (check: PageCheck): PageCheck =>
  (page) =>
    page.isContent ? check(page) : [];

const getLocale = (file: string): Locale =>
  locales.find(
    ({name}) => file === `${name}.html` || file.startsWith(`${name}/`),
  ) ?? locales[0];

/** Parses a page, which may be another than that of the build. */
export function openPage(file: string, html: string): OpenPage {
  const elements = listElements(parseHtml(html));
  const byName = new Map<string, Element[]>();
  for (const element of elements) {
    const same = byName.get(element.name);
    if (same) same.push(element);
    else byName.set(element.name, [element]);
  }
  const all: OpenPage['all'] = (...names) =>
    names.length === 1
      ? (byName.get(names[0] ?? '') ?? [])
      : elements.filter(({name}) => names.includes(name));
  const refresh = all('meta')
    .find(({attribs}) => attribs['http-equiv'] === 'refresh')
    ?.attribs.content?.replace(/^\d+; *url=/, '');
  const locale = getLocale(file);
  const route = getRoute(file);
  return {
    file,
    route,
    path: route.slice(locale.prefix.length) || '/',
    locale,
    html,
    elements,
    all,
    meta: (name) =>
      all('meta').find(
        ({attribs}) => attribs.name === name || attribs.property === name,
      )?.attribs.content,
    refresh,
    isContent: refresh === undefined && !file.endsWith('404.html'),
  };
}

function summarize(page: OpenPage): Page {
  const {file, route, path, locale, refresh, isContent, all} = page;
  const links = all('link').map(({attribs}) => attribs);
  const withId = page.elements.filter(({attribs}) => attribs.id !== undefined);
  return {
    file,
    route,
    path,
    locale,
    refresh,
    isContent,
    canonical: links.find(({rel}) => rel === 'canonical')?.href ?? '',
    markdown: links.find(({type}) => type === 'text/markdown')?.href,
    ids: new Set(withId.map(({attribs}) => attribs.id ?? '')),
    anchors: withId
      .filter((one) => isIn(one, 'article'))
      .map(({attribs}) => attribs.id)
      .join(' '),
    links: all('a')
      .map(({attribs}) => attribs)
      .filter(({href}) => href !== undefined),
  };
}

/**
 * Reads and parses every page of the build once. What the checks find is kept
 * by their names; each fault names its page.
 */
export function crawl(checks: PageChecks): {
  pages: Pages;
  faults: ReadonlyMap<string, string[]>;
} {
  const pages = new Map<string, Page>();
  const faults = new Map(
    Object.keys(checks).map((name): [string, string[]] => [name, []]),
  );
  for (const file of htmlFiles()) {
    const page = openPage(file, readBuilt(file));
    for (const [name, check] of Object.entries(checks)) {
      const found = check(page).map((fault) => `${file}: ${fault}`);
      faults.get(name)?.push(...found);
    }
    pages.set(file, summarize(page));
  }
  return {pages, faults};
}
