import path from 'node:path';
import memoize from 'es-toolkit/compat/memoize';
import {buildFolder, getFile} from '../build';
import type {Page, PageChecks, Pages, SiteChecks} from '../crawl';

/** File under `build/` that a route is answered with. */
export const getTarget = memoize((route: string): string | undefined => {
  const file = getFile(route);
  return file && path.relative(buildFolder, file).split(path.sep).join('/');
});

/** The links of a page that stay on this site. */
const listInternal = ({route, links}: Page): {url: URL; isSwitch: boolean}[] =>
  links.flatMap(({href = '', lang}) => {
    const url = new URL(href, `http://site${route}`);
    return url.hostname === 'site' ? [{url, isSwitch: lang !== undefined}] : [];
  });

const listFaults = (
  pages: Pages,
  find: (page: Page, url: URL, isSwitch: boolean) => string | undefined,
): string[] => [
  ...new Set(
    [...pages.values()].flatMap((page) =>
      listInternal(page).flatMap(({url, isSwitch}) => {
        const fault = find(page, url, isSwitch);
        return fault === undefined ? [] : [`${page.file}: ${fault}`];
      }),
    ),
  ),
];

export const linkSiteChecks: SiteChecks = {
  'has links that lead to a page and an anchor': (pages) =>
    listFaults(pages, (_, {pathname, hash}) => {
      const target = getTarget(pathname);
      if (target === undefined) return pathname;
      // What follows `samples&` is what the panel shows.
      const anchor = decodeURIComponent(hash.slice(1)).replace(
        /^samples&.*/,
        'samples',
      );
      return anchor && !(pages.get(target)?.ids.has(anchor) ?? true)
        ? `${pathname}#${anchor}`
        : undefined;
    }),

  'has links that stay in the language of their page': (pages) =>
    listFaults(pages, ({locale}, {pathname}, isSwitch) =>
      isSwitch ||
      path.extname(pathname) ||
      /^\/zh-hant(\/|$)/.test(pathname) === (locale.name === 'zh-hant')
        ? undefined
        : pathname,
    ),

  'has links without a slash at their end, but to the home pages': (pages) =>
    listFaults(pages, (_, {pathname}) =>
      pathname.endsWith('/') && !['/', '/zh-hant/'].includes(pathname)
        ? pathname
        : undefined,
    ),
};

export const linkChecks: PageChecks = {
  'opens other sites in a new tab that cannot reach this one': ({all}) =>
    all('a')
      .map(({attribs}) => attribs)
      .filter(
        ({href, target, rel}) =>
          href?.startsWith('http') &&
          (target !== '_blank' || !rel?.includes('noopener')),
      )
      .map(({href}) => `${href}`),
};
