import {expect, it} from 'vitest';
import {getPlainPath} from '../../../src/theme/head/address';
import {
  getBaseOfAddress,
  getLowerAddress,
} from '../../../src/theme/NotFound/baseOfAddress';
import {queryOfPath} from '../../../src/theme/NotFound/Content/queryOfPath';

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
  ['/ZH-Hant/docs', '/zh-hant/'],
  ['/zh-hants/docs', '/'],
  ['/docs/zh-hant/', '/'],
])('the language of %s begins at %s', (pathname, base) => {
  expect(getBaseOfAddress(pathname, ['/', '/zh-hant/'])).toBe(base);
});

it('an address outside of the site has no language', () => {
  const bases = ['/holt/', '/holt/zh-hant/'];
  expect(getBaseOfAddress('/docs', bases)).toBe(undefined);
});

const lowerBases = ['/', '/zh-hant/'];
const mixedBases = ['/Holt-Docs/', '/Holt-Docs/zh-hant/'];

it.each([
  ['/Docs/Intro', lowerBases, '/docs/intro'],
  ['/zh-Hant/docs/intro', lowerBases, '/zh-hant/docs/intro'],
  ['/zh-Hant', lowerBases, '/zh-hant/'],
  ['/holt-docs/Docs/Intro', mixedBases, '/Holt-Docs/docs/intro'],
  ['/Holt-Docs/ZH-hant/a', mixedBases, '/Holt-Docs/zh-hant/a'],
])('%s means another address, which means none', (pathname, bases, lower) => {
  expect(getLowerAddress(pathname, bases)).toBe(lower);
  expect(getLowerAddress(lower, bases)).toBe(undefined);
});

it.each([
  ['/docs/intro', lowerBases],
  ['/zh-hant', lowerBases],
  ['/Holt-Docs/docs/nothing', mixedBases],
  ['/Holt-Docs', mixedBases],
  // Letters of an encoded character are none of an address.
  ['/Docs/%E6%A9%9F', lowerBases],
  ['/docs/%E0%A4%A', lowerBases],
  ['/Elsewhere/Docs', mixedBases],
  // Another host.
  ['//Elsewhere.example/a', lowerBases],
  ['/\\Elsewhere.example/a', lowerBases],
])('%s means no other address', (pathname, bases) => {
  expect(getLowerAddress(pathname, bases)).toBe(undefined);
});

it.each([
  ['/docs/api/instance-create-machne', 'instance create machne'],
  ['/zh-hant/docs/API_Reference.html', 'API Reference'],
  ['/docs/%E8%99%9B%E6%93%AC%E6%A9%9F%E5%99%A8/', '虛擬機器'],
  ['/docs/%E0%A4%A', 'E0 A4 A'],
  ['/a/<script>alert(1)</script>', 'script'],
  ['/docs/%2F%2e', ''],
  [`/${'x'.repeat(500)}`, 'x'.repeat(80)],
])('a page %s that is not there is searched as "%s"', (path, query) => {
  expect(queryOfPath(path)).toBe(query);
});
