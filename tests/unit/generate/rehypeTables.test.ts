import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeTables} from '../../../src/generate/mdx/rehypeTables';

it.each<[string, Element['properties'], Element['properties']]>([
  // The policy refuses styles.
  [
    'td',
    {align: 'right', colSpan: 2},
    {className: ['text--right'], colSpan: 2},
  ],
  ['table', {}, {tabIndex: 0}],
  ['th', {}, {scope: 'col'}],
  ['th', {scope: 'row'}, {scope: 'row'}],
  ['td', {className: ['a']}, {className: ['a']}],
])('a %s with %j in a table has %j', (tagName, properties, expected) => {
  const cell: Element = {type: 'element', tagName, properties, children: []};
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'element', tagName: 'tr', properties: {}, children: [cell]},
    ],
  };
  rehypeTables()(tree);
  expect(cell.properties).toEqual(expected);
});
