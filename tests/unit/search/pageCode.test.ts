import {describe, expect, it} from 'vitest';
import type {PageRows} from '../../../src/search/data';
import {codeOfPage, pageOfCode} from '../../../src/search/pageCode';

const operation: PageRows = [
  '',
  'tree',
  [
    ['operation', 'Plant a tree | 種樹', '', 'PlantTree'],
    ['field', '', 'request', ['species', 'heightMeters']],
    ['error', '', 'error', ['unknown.1', 'unknown.2']],
  ],
  'Request',
  'Response',
];

const document: PageRows = [
  '/docs/water',
  '',
  [
    ['document', 'Water', '', ''],
    ['document', 'When', 'when', '', 'At noon', ''],
    ['post', 'Where', 'where', 'Garden', 'Outside'],
  ],
];

describe('the code of a page', () => {
  it('is the page again', () => {
    expect(pageOfCode(codeOfPage(operation))).toEqual(operation);
    expect(pageOfCode(codeOfPage(['/a', '', []]))).toEqual(['/a', '', []]);
  });

  it('has no empty names at the end', () => {
    expect(pageOfCode(codeOfPage(document))[2]).toEqual([
      ['document', 'Water', '', ''],
      ['document', 'When', 'when', '', 'At noon'],
      ['post', 'Where', 'where', 'Garden', 'Outside'],
    ]);
  });

  it.each(['a ^ b', 'a\u007fb'])(
    'refuses a name that separates: %j',
    (title) => {
      const page: PageRows = ['/a', '', [['document', title, '', '']]];
      expect(() => codeOfPage(page)).toThrow(title);
    },
  );
});
