import {expect, it} from 'vitest';
import {shortName} from '../../../src/theme/DocSidebarItem/shortName';

it.each([
  ['Get a machine', ' a machine', 'Get', ' a machine'],
  ['$& a', ' a', '$&', ' a'],
])('"%s" without "%s" is shown as "%s"', (label, repeated, text, rest) => {
  expect(shortName(label, repeated)).toEqual({text, rest, title: label});
});

it.each([
  ['取得機器標籤', '機器標籤', '取得', '取得機器標籤'],
  [
    'Commission a machine into a scope',
    ' a machine',
    'Commission into a scope',
    'Commission into a scope (Commission a machine into a scope)',
  ],
  ['設定集區的配額', '集區的', '設定配額', '設定配額 (設定集區的配額)'],
])('"%s" without "%s" is shown as "%s"', (label, repeated, text, name) => {
  expect(shortName(label, repeated)).toEqual({text, name, title: label});
  // What is seen is part of what the link is called.
  expect(name).toContain(text);
});

it.each([undefined, null, 7, {}])('stays whole without words (%j)', (none) => {
  expect(shortName('Get a machine', none)).toEqual({text: 'Get a machine'});
});
