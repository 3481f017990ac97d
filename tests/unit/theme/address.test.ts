import {expect, it} from 'vitest';
import {getPlainPath} from '../../../src/theme/head/address';
import {getBase, getLikelyPath} from '../../../src/theme/head/likelyPath';
import {getQuery} from '../../../src/theme/NotFound/Content/getQuery';

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
  expect(getBase(pathname, ['/', '/zh-hant/'])).toBe(base);
});

const lowerBases = ['/', '/zh-hant/'];
const mixedBases = ['/Holt-Docs/', '/Holt-Docs/zh-hant/'];

it.each([
  ['/Docs/Intro', lowerBases, '/docs/intro'],
  ['/Docs/Intro.html', lowerBases, '/docs/intro'],
  ['/zh-Hant/docs/intro', lowerBases, '/zh-hant/docs/intro'],
  ['/zh-Hant', lowerBases, '/zh-hant/'],
  ['/holt-docs/Docs/Intro', mixedBases, '/Holt-Docs/docs/intro'],
  ['/Holt-Docs/ZH-hant/a', mixedBases, '/Holt-Docs/zh-hant/a'],
  // Not another host.
  ['//Elsewhere.example/a', lowerBases, '/elsewhere.example/a'],
  ['/docs/intro', lowerBases, '/docs/intro'],
  ['/zh-hant/', lowerBases, '/zh-hant/'],
  ['/Elsewhere/Docs', mixedBases, '/Elsewhere/Docs'],
])('a missing page %s may be at another address', (pathname, bases, likely) => {
  expect(getLikelyPath(pathname, bases)).toBe(likely);
  expect(getLikelyPath(likely, bases)).toBe(likely);
});

it.each([
  ['/docs/api/instance-create-machne', 'instance create machne'],
  ['/zh-hant/docs/API_Reference.html', 'API Reference'],
  ['/docs/虛擬機器/', '虛擬機器'],
  ['/a/<script>alert(1)</script>', 'script'],
])('a page %s that is not there is searched as "%s"', (path, query) => {
  expect(getQuery(path)).toBe(query);
});
