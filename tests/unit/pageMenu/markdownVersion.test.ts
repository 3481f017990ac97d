import {expect, it} from 'vitest';
import {getMarkdownVersion} from '../../../src/components/pageMenu/markdownVersion';

it.each([
  ['/', '/', '/index.md'],
  ['/zh-hant', '/zh-hant/', '/zh-hant/index.md'],
  ['/zh-hant/', '/zh-hant/', '/zh-hant/index.md'],
  ['/below/', '/below/', '/below/index.md'],
  ['/docs', '/', '/docs.md'],
  ['/docs/', '/', '/docs.md'],
  ['/zh-hant/docs/api/a-z', '/zh-hant/', '/zh-hant/docs/api/a-z.md'],
])('the Markdown version of %s below %s is %s', (pathname, base, url) => {
  expect(getMarkdownVersion(pathname, base)).toBe(url);
});
