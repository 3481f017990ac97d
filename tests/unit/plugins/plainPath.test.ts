import {expect, test} from 'vitest';
import createMatcher from '../../../src/plugins/bundler/plainPath';

const match = (path: string, address: string, end?: boolean) =>
  createMatcher(path, [], {end}).exec(address)?.[0];

test('a page has its address alone, in letters of any size, with a slash or without', () => {
  expect(match('/docs/intro', '/docs/intro')).toBe('/docs/intro');
  expect(match('/docs/intro', '/Docs/Intro')).toBe('/Docs/Intro');
  expect(match('/docs/intro', '/docs/intro/')).toBe('/docs/intro/');
  expect(match('/docs/intro', '/docs/intro/more')).toBeUndefined();
  expect(match('/docs/intro', '/docs/introduction')).toBeUndefined();
  expect(match('/docs/intro', '/docs')).toBeUndefined();
});

test('the home page has the base address of its language', () => {
  expect(match('/', '/')).toBe('/');
  expect(match('/', '/docs')).toBeUndefined();
  expect(match('/zh-hant/', '/zh-hant/')).toBe('/zh-hant/');
  expect(match('/zh-hant/', '/zh-hant')).toBe('/zh-hant');
});

test('what holds pages has all addresses below its own', () => {
  expect(match('/docs', '/docs', false)).toBe('/docs');
  expect(match('/docs', '/docs/intro', false)).toBe('/docs');
  expect(match('/docs', '/docs/', false)).toBe('/docs/');
  expect(match('/docs', '/docsearch', false)).toBeUndefined();
});

test('every address is one that no page has', () => {
  expect(match('*', '/nowhere', false)).toBe('/nowhere');
});
