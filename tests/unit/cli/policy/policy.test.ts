import {describe, expect, it} from 'vitest';
import {
  formatHeaderPolicy,
  getPolicy,
  inlineHashes,
  withPolicy,
} from '../../../../src/cli/policy/policy';
import {redirectPage} from '../../../../src/cli/policy/redirects';

const page = (inside: string): string =>
  `<!DOCTYPE html><html><head><meta charset="UTF-8">${inside}</head></html>`;

// The example of the specification, https://www.w3.org/TR/CSP3/#framework-directive-source-list
const hello = "alert('Hello, world.');";
const helloHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('a policy', () => {
  const sources = new Map(
    formatHeaderPolicy([helloHash])
      .split('; ')
      .map((directive) => directive.split(' ') as [string, ...string[]])
      .map(([name, ...all]) => [name, all.join(' ')]),
  );

  // https://www.w3.org/TR/CSP3/#directive-fallback-list; `script-src-*` and
  // `style-src-*` fall back to what stands below, `fenced-frame-src` to `frame-src`.
  it.each([
    ['default-src', "'self'"],
    ['script-src', `'self' ${helloHash}`],
    ['style-src', "'self'"],
    ...['child', 'frame', 'media', 'object'].map((kind) => [
      `${kind}-src`,
      "'none'",
    ]),
    ['frame-ancestors', "'none'"],
  ])('has for %s %s', (directive, allowed) => {
    expect(sources.get(directive)).toBe(allowed);
  });

  it.each(['connect', 'font', 'img', 'manifest', 'worker'])(
    'says what may be loaded as %s, and nothing unsafe',
    (kind) => {
      expect(sources.get(`${kind}-src`)).toMatch(/^'self'(?!.*(unsafe|\*))/);
    },
  );
});

describe('a page with its policy', () => {
  it('has it before anything that is loaded', () => {
    const html = withPolicy(page(`<script>${hello}</script>`), 'a.html', [
      helloHash,
    ]);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.indexOf('<script>'),
    );
    expect(html).toContain(`content="${getPolicy([helloHash])}"`);
  });

  it.each([
    ['<p style="color: red">', 'style'],
    ['<a href="x" onclick="a()">', 'onclick'],
    ['<svg\n  style="display: none;">', 'style'],
  ])('is refused for %s', (html, name) => {
    expect(() => withPolicy(page(html), 'a.html', [])).toThrow(
      `a.html: the Content Security Policy of the site refuses the attribute "${name}"`,
    );
  });

  it.each([
    '<p data-style="a">',
    '<p title="on style=">',
    '<code>&lt;p style="a"></code>',
    '<script>const a = \'<p style="b">\';</script>',
  ])('is fine with %s', (html) => {
    expect(() => withPolicy(page(html), 'a.html', [])).not.toThrow();
  });
});

it('a redirect has one program for all addresses, and a link in its language', () => {
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
  const language = 'zh-Hant-TW';
  const one = redirectPage(redirect('/docs/a'), language);
  expect(one).toContain('<html lang="zh-Hant-TW">');
  expect(one).toContain('content="0; url=/docs/a"');
  expect(one).toContain('<a href="/docs/a">/docs/a</a>');
  expect(inlineHashes(one)).toEqual(
    inlineHashes(redirectPage(redirect('/docs/b'), language)),
  );
  const other = page(`<script>${hello}</script>`);
  expect(redirectPage(other, language)).toBe(other);
});
