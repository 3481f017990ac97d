import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder, getFile} from '../build';
import {pages} from '../crawl';
import {isChinese} from '../crawl/page';

const targets = new Map<string, string | undefined>();

/** File under `build/` that a route is answered with. */
function getTarget(route: string): string | undefined {
  if (!targets.has(route)) {
    const file = getFile(route);
    targets.set(
      route,
      file && path.relative(buildFolder, file).split(path.sep).join('/'),
    );
  }
  return targets.get(route);
}

describe('links', () => {
  const internal = [...pages.values()].flatMap(({file, route, links}) =>
    links.flatMap(({href, language}) => {
      const url = new URL(href, `http://site${route}`);
      return url.hostname === 'site' ? [{file, url, language}] : [];
    }),
  );

  it('lead to a page and an anchor that exist', () => {
    const broken = new Set<string>();
    for (const {file, url} of internal) {
      const target = getTarget(url.pathname);
      // What follows `samples&` is what the panel shows.
      const anchor = decodeURIComponent(url.hash.slice(1)).replace(
        /^samples&.*/,
        'samples',
      );
      if (!target) broken.add(`${file} → ${url.pathname}`);
      else if (anchor && !(pages.get(target)?.ids.has(anchor) ?? true)) {
        broken.add(`${file} → ${url.pathname}#${anchor}`);
      }
    }
    expect([...broken]).toEqual([]);
    expect(internal.length).toBeGreaterThan(10_000);
  });

  it('stay in the language of the page', () => {
    const strangers = internal
      .filter(({language, url}) => !language && !path.extname(url.pathname))
      .filter(
        ({file, url}) =>
          /^\/zh-hant(\/|$)/.test(url.pathname) !== isChinese(file),
      )
      .map(({file, url}) => `${file} → ${url.pathname}`);
    expect([...new Set(strangers)]).toEqual([]);
  });

  it('are without trailing slash, except the home pages', () => {
    const slashed = internal
      .map(({url}) => url.pathname)
      .filter(
        (route) => route.endsWith('/') && !['/', '/zh-hant/'].includes(route),
      );
    expect([...new Set(slashed)]).toEqual([]);
  });

  it('outside open in a new tab without access to this one', () => {
    const wrong = [...pages.values()].flatMap(({file, links}) =>
      links
        .filter(({href}) => href.startsWith('http'))
        .filter(({target, rel}) => {
          return target !== '_blank' || !rel?.includes('noopener');
        })
        .map(({href}) => `${file}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });
});
