import {describe, expect, it} from 'vitest';
import {linkFrom, getMarkdownPath} from '../../../src/markdown/address';

describe('the address of a Markdown version', () => {
  it.each([
    ['/', '/index.md'],
    ['/zh-hant/', '/zh-hant/index.md'],
    ['/docs', '/docs.md'],
    ['/docs/category/tutorial---basics', '/docs/category/tutorial---basics.md'],
    ['/openapi.json', '/openapi.json'],
  ])('of %s is %s', (path, expected) => {
    expect(getMarkdownPath(path)).toBe(expected);
  });
});

describe.each([
  ['https://docs.example/', 'https://docs.example/zh-hant/'],
  ['https://docs.example/base/', 'https://docs.example/base/zh-hant/'],
])('a link of a page under %s', (root, home) => {
  const link = linkFrom(`${home}docs/api/a`, home, root);

  it.each([
    ['#request.name', '#request.name'],
    ['./b#errors', `${home}docs/api/b.md#errors`],
    [`${new URL(home).pathname}docs/api/b`, `${home}docs/api/b.md`],
    [`${home}docs/intro`, `${home}docs/intro.md`],
    [home.slice(0, -1), `${home}index.md`],
    [`${home}img/logo.svg`, `${home}img/logo.svg`],
    ['https://maas.io', 'https://maas.io'],
    [
      'https://connectrpc.com/docs/protocol',
      'https://connectrpc.com/docs/protocol',
    ],
  ])('to %s leads to %s', (href, target) => {
    expect(link(href)).toBe(target);
  });
});
