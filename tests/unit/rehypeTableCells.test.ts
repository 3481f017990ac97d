import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeTableCells} from '../../src/mdx/rehypeTableCells';

const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: Element[]
): Element => ({type: 'element', tagName, properties, children});

/** A cell of a row, after the plugin. */
function aligned(cell: Element): Element['properties'] {
  const tree: Root = {type: 'root', children: [element('tr', {}, cell)]};
  rehypeTableCells()(tree);
  return cell.properties;
}

it('aligns by classes instead of styles', () => {
  expect(aligned(element('td', {align: 'right', colSpan: 2}))).toEqual({
    className: ['text--right'],
    colSpan: 2,
  });
});

it('says of a header that it heads a column', () => {
  expect(aligned(element('th'))).toEqual({scope: 'col'});
  expect(aligned(element('th', {scope: 'row'}))).toEqual({scope: 'row'});
  expect(aligned(element('td'))).toEqual({});
});

it('leaves what is not aligned, or no cell, as it is', () => {
  expect(aligned(element('td', {className: ['a']}))).toEqual({
    className: ['a'],
  });
  expect(aligned(element('img', {align: 'right'}))).toEqual({align: 'right'});
});
