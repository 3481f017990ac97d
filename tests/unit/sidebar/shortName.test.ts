import {expect, it} from 'vitest';
import {getShortName} from '../../../src/theme/DocSidebarItem/shortName';

it.each([
  ['Get a machine', 'Get', ' a machine'],
  ['$& a', '$&', ' a'],
])('"%s" with the label "%s" goes on unseen', (title, text, rest) => {
  expect(getShortName(title, text)).toEqual({text, rest, title});
});

it.each([
  ['取得機器標籤', '取得', '取得機器標籤'],
  [
    'Commission a machine into a scope',
    'Commission into a scope',
    'Commission into a scope (Commission a machine into a scope)',
  ],
  ['設定集區的配額', '設定配額', '設定配額 (設定集區的配額)'],
])('"%s" with the label "%s" is called "%s"', (title, text, name) => {
  expect(getShortName(title, text)).toEqual({text, name, title});
  // What is seen is part of what the link is called.
  expect(name).toContain(text);
});

it.each([undefined, null, 7, {}])(
  'is the title without a label (%j)',
  (none) => {
    expect(getShortName('Get a machine', none)).toEqual({
      text: 'Get a machine',
    });
  },
);
