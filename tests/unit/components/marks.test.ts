import {describe, expect, it, vi} from 'vitest';
import FieldMarks from '../../../src/components/reference/FieldMarks';
import FieldType from '../../../src/components/reference/FieldType';
import type {FieldData} from '../../../src/reference/fieldData';
import {html} from './html';

vi.mock('@docusaurus/Translate', () => import('./messages'));

const plain: FieldData = {name: 'a', type: 'int32', text: []};
const required = '<span>[reference.field.required: required]</span>';
const readOnly = '<span>[reference.field.readOnly: read-only]</span>';
const byDefault = (value: string): string =>
  `<span>[reference.field.default: default <code>${value}</code>]</span>`;

describe('the marks of a field', () => {
  it.each<[Partial<FieldData>, string]>([
    [{}, ''],
    [{required: false, readOnly: false, defaultValue: undefined}, ''],
    [{repeated: true, map: true, to: '/a', values: []}, ''],
    [{required: true}, required],
    [{readOnly: true}, readOnly],
    [{required: true, readOnly: true}, required + readOnly],
    [{defaultValue: '0'}, byDefault('0')],
    [{defaultValue: 'false'}, byDefault('false')],
    [{defaultValue: 'null'}, byDefault('null')],
    [{defaultValue: '""'}, byDefault('&quot;&quot;')],
    [
      {defaultValue: '{"a":"<b>"}'},
      byDefault('{&quot;a&quot;:&quot;&lt;b&gt;&quot;}'),
    ],
    [
      {required: true, readOnly: true, defaultValue: '1'},
      required + readOnly + byDefault('1'),
    ],
  ])('are what %j says', (marks, shown) => {
    expect(html(FieldMarks, {...plain, ...marks})).toBe(shown);
  });
});

describe('the type of a field', () => {
  const to = '/docs/api/schemas/tree';
  const link = `<a href="${to}">int32</a>`;

  it.each<[Partial<FieldData>, string]>([
    [{}, 'int32'],
    [{repeated: false, map: false}, 'int32'],
    [{required: true, readOnly: true, defaultValue: '1'}, 'int32'],
    [{to}, link],
    [{repeated: true}, '[reference.field.list: list of int32]'],
    [{repeated: true, to}, `[reference.field.list: list of ${link}]`],
    [{map: true}, '[reference.field.map: map of string to int32]'],
    [{map: true, to}, `[reference.field.map: map of string to ${link}]`],
  ])('is what %j says', (marks, shown) => {
    expect(html(FieldType, {...plain, ...marks})).toBe(shown);
  });
});
