import {expect, it} from 'vitest';
import {twinOf} from '../../../src/components/pageMenu/twin';

it.each([
  ['/', '/', '/index.md'],
  ['/zh-hant', '/zh-hant/', '/zh-hant/index.md'],
  ['/zh-hant/', '/zh-hant/', '/zh-hant/index.md'],
  ['/below/', '/below/', '/below/index.md'],
  ['/docs', '/', '/docs.md'],
  ['/docs/', '/', '/docs.md'],
  ['/zh-hant/docs/api/a-z', '/zh-hant/', '/zh-hant/docs/api/a-z.md'],
])('the twin of %s below %s is %s', (pathname, base, twin) => {
  expect(twinOf(pathname, base)).toBe(twin);
});
