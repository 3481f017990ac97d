import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import {getRoute} from '../build';
import {findMarks} from './marks';
import {getProse} from './prose';
import {referencePage, type ReferencePage} from './reference';
import {wordsSaid} from './said';
import type {Words} from '../markdown/words';

export interface PageLink {
  href: string;
  /** Whether it chooses another language. */
  language: boolean;
  target?: string;
  rel?: string;
}

/** What the checks want to know of a built page. */
export interface Page {
  /** Path under `build/`. */
  file: string;
  route: string;
  /** Where a page without content sends the reader. */
  refresh?: string;
  language: string;
  title: string;
  description: string;
  canonical: string;
  /** Languages in which it names the same page. */
  alternates: string[];
  /** Address of its Markdown version. */
  markdown: string;
  /** Addresses of its pictures for other sites. */
  cards: string[];
  /** Words of its main part. */
  said: Words;
  links: PageLink[];
  ids: Set<string>;
  /** Anchors of the article, in order. */
  anchors: string[];
  /** Address of "Edit this page". */
  edit?: string;
  /** What it says outside code, for Chinese pages. */
  prose: string[];
  /** Marks of Markdown that it shows as text, with what is around each. */
  marks: string[];
  reference?: ReferencePage;
}

const attributes = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');

export const isChinese = (file: string): boolean =>
  file.startsWith('zh-hant/') || file === 'zh-hant.html';

/** Looks at a built page once, for all checks. */
export function readPage(file: string, html: string): Page {
  const $ = load(html);
  const refresh = $('meta[http-equiv="refresh"]').attr('content');
  const isReference =
    /docs\/(?:api\/|category\/api\.html$)/.test(file) && refresh === undefined;
  return {
    file,
    route: getRoute(file),
    refresh: refresh?.replace(/^\d+; *url=/, ''),
    language: $('html').attr('lang') ?? '',
    title: $('title').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    alternates: attributes($, 'link[rel="alternate"][hreflang]', 'hreflang'),
    markdown: $('link[type="text/markdown"]').attr('href') ?? '',
    cards: attributes(
      $,
      'meta[property="og:image"], meta[name="twitter:image"]',
      'content',
    ),
    links: $('a[href]')
      .toArray()
      .map(({attribs}) => ({
        href: attribs.href ?? '',
        language: attribs.lang !== undefined,
        target: attribs.target,
        rel: attribs.rel,
      })),
    ids: new Set(attributes($, '[id]', 'id')),
    anchors: attributes($, 'article [id]', 'id'),
    edit: $('.theme-edit-this-page').attr('href'),
    prose: isChinese(file) ? getProse($) : [],
    marks: findMarks($),
    reference: isReference ? referencePage($) : undefined,
    // Last: it takes the page apart.
    said: wordsSaid($),
  };
}
