import {describe, expect, it} from 'vitest';
import {getPlainPath} from '../../../src/start/plainPath';

describe('getPlainPath', () => {
  it.each([
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro//', '/docs/intro'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/index', '/docs/index'],
    ['/docs/a.html.txt', '/docs/a.html.txt'],
    ['/docs/%E6%A9%9F%E5%99%A8.html', '/docs/%E6%A9%9F%E5%99%A8'],
    ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
    ['//elsewhere.example/a.html', '/elsewhere.example/a'],
  ])('of %s is %s', (pathname, plain) => {
    expect(getPlainPath(pathname, '/')).toBe(plain);
  });

  it.each([
    ['/holt/zh-hant/', '/holt/zh-hant/'],
    ['/holt/zh-hant', '/holt/zh-hant/'],
    ['/holt/zh-hant/index.html', '/holt/zh-hant/'],
    ['/holt/zh-hant/docs.html', '/holt/zh-hant/docs'],
  ])('of %s below a base path is %s', (pathname, plain) => {
    expect(getPlainPath(pathname, '/holt/zh-hant/')).toBe(plain);
  });

  it.each([
    '/a.html',
    '/a/index.html',
    '/a/',
    '/%E0%A4%A/',
    '/index.html',
    '//',
  ])('of the plain path of %s is that path', (pathname) => {
    const plain = getPlainPath(pathname, '/');
    expect(getPlainPath(plain, '/')).toBe(plain);
  });
});
