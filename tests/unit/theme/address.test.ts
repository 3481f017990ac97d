import {expect, it} from 'vitest';
import {getPlainPath} from '../../../src/theme/head/address';
import {getBaseOfAddress} from '../../../src/theme/NotFound/baseOfAddress';

it.each([
  ['/', '/docs/intro.html', '/docs/intro'],
  ['/', '/docs/intro/index.html', '/docs/intro'],
  ['/', '/docs/intro//', '/docs/intro'],
  ['/', '/index.html', '/'],
  ['/', '/docs/index', '/docs/index'],
  ['/', '/docs/a.html.txt', '/docs/a.html.txt'],
  ['/', '/docs/%E6%A9%9F%E5%99%A8.html', '/docs/%E6%A9%9F%E5%99%A8'],
  ['/', '/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['/', '//elsewhere.example/a.html', '/elsewhere.example/a'],
  ['/holt/zh-hant/', '/holt/zh-hant', '/holt/zh-hant/'],
  ['/holt/zh-hant/', '/holt/zh-hant/index.html', '/holt/zh-hant/'],
  ['/holt/zh-hant/', '/holt/zh-hant/docs.html', '/holt/zh-hant/docs'],
])('below %s the address %s is plainly %s', (base, pathname, plain) => {
  expect(getPlainPath(pathname, base)).toBe(plain);
  expect(getPlainPath(plain, base)).toBe(plain);
});

it.each([
  ['/docs/nope', '/'],
  ['/zh-hant', '/zh-hant/'],
  ['/zh-hant/docs/%E0%A4%A', '/zh-hant/'],
  ['/zh-hants/docs', '/'],
  ['/docs/zh-hant/', '/'],
])('the language of %s begins at %s', (pathname, base) => {
  expect(getBaseOfAddress(pathname, ['/', '/zh-hant/'])).toBe(base);
});

it('an address outside of the site has no language', () => {
  const bases = ['/holt/', '/holt/zh-hant/'];
  expect(getBaseOfAddress('/docs', bases)).toBe(undefined);
});
