// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {aimLanguageLinks} from '../../../src/hydration/aimLanguageLinks';
import {baseOfAddress} from '../../../src/hydration/baseOfAddress';
import {inLanguageOfAddress} from '../../../src/hydration/inLanguageOfAddress';
import {show, useFreshPage} from './page';

useFreshPage();

describe('where the language of an address begins', () => {
  it.each([
    ['/', '/'],
    ['/docs/nope', '/'],
    ['/zh-hant/', '/zh-hant/'],
    ['/zh-hant', '/zh-hant/'],
    ['/zh-hant/docs/%E0%A4%A', '/zh-hant/'],
    ['/ZH-Hant/docs', '/zh-hant/'],
    ['/zh-hants/docs', '/'],
    ['/docs/zh-hant/', '/'],
  ])('%s: %s', (pathname, base) => {
    expect(baseOfAddress(pathname, ['/', '/zh-hant/'])).toBe(base);
  });

  it('is nowhere outside of the site', () => {
    expect(baseOfAddress('/docs', ['/holt/', '/holt/zh-hant/'])).toBe(
      undefined,
    );
  });
});

describe('links to other languages', () => {
  const aimed = (href: string, address: string, base: string): string => {
    history.replaceState(null, '', address);
    const link = show<HTMLAnchorElement>(
      `<nav class="navbar"><a lang="zh" href="${href}">中文</a></nav>`,
      'a',
    );
    aimLanguageLinks(base);
    dispatchEvent(new Event('DOMContentLoaded'));
    return link.getAttribute('href') ?? '';
  };

  it.each([
    ['/zh-hant/404.html', '/docs/nope', '/', '/zh-hant/docs/nope'],
    ['/zh-hant/404', '/nope', '/', '/zh-hant/nope'],
    ['/404.html', '/zh-hant/docs/nope', '/zh-hant/', '/docs/nope'],
    ['/zh-hant/404.html', "/$&/$'", '/', "/zh-hant/$&/$'"],
    ['/zh-hant/docs/intro', '/nope', '/', '/zh-hant/docs/intro'],
  ])('%s at %s', (href, address, base, expected) => {
    expect(aimed(href, address, base)).toBe(expected);
  });
});

describe('the not-found page', () => {
  const start = vi.fn();
  const written: string[] = [];

  beforeEach(() => {
    start.mockClear();
    written.length = 0;
    document.documentElement.lang = 'en';
    document.title = 'Page Not Found';
    history.replaceState(null, '', '/zh-hant/nope');
    vi.spyOn(document, 'open').mockReturnValue(document as never);
    vi.spyOn(document, 'close').mockReturnValue();
    vi.spyOn(document, 'write').mockImplementation((...html) => {
      written.push(html.join(''));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Runs until the answer of the host has been looked at. */
  async function runWith(answer: () => Promise<unknown>): Promise<void> {
    vi.stubGlobal('fetch', vi.fn(answer));
    inLanguageOfAddress('/zh-hant/', '/', start);
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  }

  it('of the right language starts', () => {
    vi.stubGlobal('fetch', vi.fn());
    inLanguageOfAddress('/', '/', start);
    expect(start).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of another language gives way before it shows', async () => {
    const html = '<html lang="zh-Hant-TW"><title>找不到頁面</title></html>';
    await runWith(() => Promise.resolve({text: () => Promise.resolve(html)}));
    expect(fetch).toHaveBeenCalledWith('/zh-hant/404.html');
    expect(written).toEqual([html]);
    expect(start).not.toHaveBeenCalled();
    expect(document.documentElement.hidden).toBe(true);
    expect(document.title).toBe('/zh-hant/nope');
  });

  it.each([
    ['nothing', () => Promise.reject(new TypeError('Failed'))],
    [
      'the same page',
      () => Promise.resolve({text: () => Promise.resolve('<html lang="en">')}),
    ],
  ])('stays when the host answers %s', async (_, answer) => {
    await runWith(answer);
    expect(written).toEqual([]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hidden).toBe(false);
    expect(document.title).toBe('Page Not Found');
  });
});
