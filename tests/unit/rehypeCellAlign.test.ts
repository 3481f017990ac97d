import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeCellAlign} from '../../src/mdx/rehypeCellAlign';

const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: Element[]
): Element => ({type: 'element', tagName, properties, children});

/** A cell of a row, after the plugin. */
function aligned(cell: Element): Element['properties'] {
  const tree: Root = {type: 'root', children: [element('tr', {}, cell)]};
  rehypeCellAlign()(tree);
  return cell.properties;
}

it.each(['th', 'td'])('aligns %s by classes instead of styles', (name) => {
  expect(aligned(element(name, {align: 'right', colSpan: 2}))).toEqual({
    className: ['text--right'],
    colSpan: 2,
  });
});

it('leaves what is not aligned, or no cell, as it is', () => {
  expect(aligned(element('td', {className: ['a']}))).toEqual({
    className: ['a'],
  });
  expect(aligned(element('img', {align: 'right'}))).toEqual({align: 'right'});
});
