import {runInThisContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {getCspHash, inlineHashes} from '../../../src/policy/inlineScripts';
import {formatHeaderPolicy, getPolicy} from '../../../src/policy/policy';
import {redirectPage} from '../../../src/policy/redirects';
import {shortenScripts} from '../../../src/policy/shortScripts';
import {withPolicy} from '../../../src/policy/withPolicy';
import {validateHtml} from '../../html/validateHtml';

const page = (inside: string): string =>
  `<!DOCTYPE html><html><head><meta charset="UTF-8">${inside}</head></html>`;

// The example of the specification, https://www.w3.org/TR/CSP3/#framework-directive-source-list
const hello = "alert('Hello, world.');";
const helloHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('the hashes of a page', () => {
  it('are those of its programs, as browsers count them', () => {
    expect(getCspHash(hello)).toBe(helloHash);
    expect(
      inlineHashes(`<script>${hello}</script><script async>${hello}</script>`),
    ).toEqual([helloHash]);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script defer src="/a.js">a()</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="application/json">{}</script>',
    '<noscript>a()</noscript>',
    '&lt;script>a()&lt;/script>',
  ])('are none for %s', (html) => {
    expect(inlineHashes(html)).toEqual([]);
  });

  it.each([
    ['<script data-src="/a.js">a()</script>', 'a()'],
    ['<SCRIPT TYPE="module">\n a()\n</SCRIPT>', '\n a()\n'],
    ['<script type="text/javascript">é</script>', 'é'],
    ['<script>"<!-- <b>"</script>', '"<!-- <b>"'],
  ])('count every character of %s', (html, program) => {
    expect(inlineHashes(html)).toEqual([getCspHash(program)]);
  });
});

describe('a policy', () => {
  it('allows nothing unsafe', () => {
    const policy = getPolicy([helloHash]);
    expect(policy).toContain(`script-src 'self' ${helloHash};`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  // https://www.w3.org/TR/CSP3/#directive-fallback-list; `script-src-*` and
  // `style-src-*` fall back to what stands below, `fenced-frame-src` to `frame-src`.
  it('leaves prefetches alone to what the site itself serves', () => {
    const directives = new Map(
      getPolicy([])
        .split('; ')
        .map((directive) => directive.split(' ') as [string, ...string[]])
        .map(([name, ...sources]) => [name, sources.join(' ')]),
    );
    expect(directives.get('default-src')).toBe("'self'");
    const others =
      'child connect font frame img manifest media object script style worker';
    for (const kind of others.split(' ')) {
      expect(directives.has(`${kind}-src`), kind).toBe(true);
    }
    for (const kind of ['child', 'frame', 'media', 'object']) {
      expect(directives.get(`${kind}-src`), kind).toBe("'none'");
    }
  });

  it('says as a header who may show the site in a frame', () => {
    expect(formatHeaderPolicy([])).toBe(
      `${getPolicy([])}; frame-ancestors 'none'`,
    );
  });
});

describe('a page with its policy', () => {
  it('has it before anything that is loaded', () => {
    const html = withPolicy(page(`<script>${hello}</script>`), 'a.html');
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.indexOf('<script>'),
    );
    expect(html).toContain(`content="${getPolicy([helloHash])}"`);
  });

  it.each([
    ['<p style="color: red">', 'style'],
    ['<a href="x" onclick="a()">', 'onclick'],
    ['<link rel="stylesheet" href="a" onerror="b=1">', 'onerror'],
    ['<svg\n  style="display: none;">', 'style'],
  ])('is refused for %s', (html, name) => {
    expect(() => withPolicy(page(html), 'a.html')).toThrow(
      `a.html: the Content Security Policy of the site refuses the attribute "${name}"`,
    );
  });

  it.each([
    '<p data-style="a">',
    '<p title="on style=">',
    '<code>&lt;p style="a"></code>',
    '<script>const a = \'<p style="b">\';</script>',
    '<meta name="description" content="onclick">',
  ])('is fine with %s', (html) => {
    expect(() => withPolicy(page(html), 'a.html')).not.toThrow();
  });

  it('must have a place for it', () => {
    expect(() => withPolicy('<html></html>', 'a.html')).toThrow(
      'a.html: has no <meta charset="UTF-8">.',
    );
  });
});

describe('a redirect', () => {
  const redirect = (to: string): string => `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="https://a.example${to}" />
  </head>
  <script>
    window.location.href = '${to}' + window.location.search + window.location.hash;
  </script>
</html>`;

  const words = {language: 'zh-Hant-TW', title: 'Holt'};

  it('has one program for all addresses', () => {
    const [one, two] = ['/docs/a', '/docs/b'].map((to) =>
      redirectPage(redirect(to), words),
    );
    expect(one).toContain('data-to="/docs/a"');
    expect(one).toContain('content="0; url=/docs/a"');
    expect(inlineHashes(one ?? '')).toEqual(inlineHashes(two ?? ''));
    expect(inlineHashes(one ?? '')).not.toEqual(
      inlineHashes(redirect('/docs/a')),
    );
  });

  it('is a whole document with a link, in the language of its address', async () => {
    const html = redirectPage(redirect('/docs/a'), words);
    expect(html).toContain('<html lang="zh-Hant-TW">');
    expect(html).toContain(
      '<link rel="canonical" href="https://a.example/docs/a">',
    );
    expect(html).toContain('<a href="/docs/a">/docs/a</a>');
    expect(await validateHtml(html, 'a.html')).toEqual([]);
    expect(await validateHtml(redirect('/docs/a'), 'a.html')).not.toEqual([]);
  });

  it('is no other page', () => {
    const other = page(`<script>${hello}</script>`);
    expect(redirectPage(other, words)).toBe(other);
  });
});

describe('the programs of a page', () => {
  it('are shortened, and do the same', () => {
    const long = page(`<script data-base="/">
      (function () {
        var value = 1 + 1; // two
        globalThis.shortened = value;
      })();
    </script>`);
    const short = shortenScripts(long);
    expect(short.length).toBeLessThan(long.length - 80);
    const [, program = ''] = /<script data-base="\/">(.*)<\/script>/.exec(
      short,
    )!;
    runInThisContext(program);
    expect(globalThis).toHaveProperty('shortened', 2);
    expect(shortenScripts(short)).toBe(short);
  });

  it('do not end before their end', () => {
    const short = shortenScripts(
      page('<script>document.title = "<" + "/script>"; done()</script>'),
    );
    expect(short.match(/<\/script>/gi)).toHaveLength(1);
    expect(short).toContain('done();</script>');
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":   1}</script>',
    '<script data-rh="true" type="application/json">{"a":   1}</script>',
    '<pre>&lt;script> a( ) &lt;/script></pre>',
    '<script></script>',
  ])('are left alone in %s', (html) => {
    expect(shortenScripts(page(html))).toBe(page(html));
  });

  it('must be programs', () => {
    expect(() => shortenScripts(page('<script>a b</script>'))).toThrow();
  });
});
