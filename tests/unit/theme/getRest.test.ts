import {expect, it} from 'vitest';
import {getRest} from '../../../src/theme/DocSidebarItem/getRest';

it.each([
  ['Get a machine', 'Get', ' a machine'],
  ['取得機器標籤', '取得', '機器標籤'],
  [
    'Commission a machine into a scope',
    'Commission into a scope',
    ' (Commission a machine into a scope)',
  ],
])('"%s" with the label "%s" is called whole', (title, label, rest) => {
  expect(getRest(title, label)).toBe(rest);
});
