import {expect, it} from 'vitest';
import {getShortName} from '../../../src/theme/DocSidebarItem/shortName';

it.each([
  ['Get a machine', undefined, {text: 'Get a machine'}],
  ['Get a machine', 'Get', {text: 'Get', rest: ' a machine'}],
  ['取得機器標籤', '取得', {text: '取得', name: '取得機器標籤'}],
  [
    'Commission a machine into a scope',
    'Commission into a scope',
    {
      text: 'Commission into a scope',
      // What is seen is part of what the link is called.
      name: 'Commission into a scope (Commission a machine into a scope)',
    },
  ],
])('"%s" with the label "%s" is called whole', (title, label, parts) => {
  expect(getShortName(title, label)).toMatchObject(parts);
});
