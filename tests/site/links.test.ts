import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {fileOf, htmlFiles, parsePage, routeOf} from './build';

/** Links of a page: address, and whether it chooses another language. */
function linksOf($: CheerioAPI): {href: string; language: boolean}[] {
  return $('a[href]')
    .map((_, link) => ({
      href: $(link).attr('href') ?? '',
      language: $(link).attr('lang') !== undefined,
    }))
    .get();
}

describe('links', () => {
  const files = htmlFiles();
  const pages = new Map(files.map((file) => [file, parsePage(file)]));
  const ids = new Map(
    [...pages].map(([file, $]) => [
      path.join('build', file),
      new Set(
        $('[id]')
          .map((_, element) => $(element).attr('id'))
          .get(),
      ),
    ]),
  );
  const internal = [...pages].flatMap(([file, $]) =>
    linksOf($).flatMap(({href, language}) => {
      const url = new URL(href, `http://site${routeOf(file)}`);
      return url.hostname === 'site' ? [{file, url, language}] : [];
    }),
  );

  it('lead to a page and an anchor that exist', () => {
    const broken = new Set<string>();
    for (const {file, url} of internal) {
      const target = fileOf(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!target) broken.add(`${file} → ${url.pathname}`);
      else if (anchor && !(ids.get(target)?.has(anchor) ?? true)) {
        broken.add(`${file} → ${url.pathname}#${anchor}`);
      }
    }
    expect([...broken]).toEqual([]);
    expect(internal.length).toBeGreaterThan(10_000);
  });

  it('stay in the language of the page', () => {
    const strangers = internal
      .filter(({language}) => !language)
      .filter(({file, url}) => {
        const isChinese = /^\/zh-hant(\/|$)/.test(url.pathname);
        return (
          path.extname(url.pathname) === '' &&
          isChinese !== file.startsWith('zh-hant')
        );
      })
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
    const wrong: string[] = [];
    for (const [file, $] of pages) {
      $('a[href^="http"]').each((_, link) => {
        const {target, rel} = link.attribs;
        if (target !== '_blank' || !rel?.includes('noopener')) {
          wrong.push(`${file}: ${link.attribs.href}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });
});
