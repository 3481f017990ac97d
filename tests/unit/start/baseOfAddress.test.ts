import {expect, it} from 'vitest';
import {getBaseOfAddress} from '../../../src/theme/NotFound/baseOfAddress';

it.each([
  ['/', '/'],
  ['/docs/nope', '/'],
  ['/zh-hant/', '/zh-hant/'],
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
