import {describe, expect, it} from 'vitest';
import type {NestedData, ValueData} from '../../../src/reference/fieldData';
import type {Field} from '../../../src/reference/model';
import {fieldList} from '../../../src/reference/pages/fieldList';
import {contextOf, field, link, schema} from './model';
import {fieldsAt} from './read';

const values = [
  {name: 'OAK', description: 'An oak.', httpStatus: undefined},
  {name: 'FIR', description: undefined, httpStatus: undefined},
];
const shownValues: ValueData[] = [
  {name: 'OAK', text: [['p', {}, 'An oak.']]},
  {name: 'FIR', text: []},
];
const leaf = schema('Leaf', {
  fields: [field('color'), link('twig', 'holt.a.v1.Leaf'), field('size')],
  oneOf: ['color', 'size'],
});
const kind = schema('Kind', {type: 'string', enumValues: values});
const empty = schema('Empty');
const one = schema('One', {fields: [field('only')]});
const single = schema('Single', {enumValues: values.slice(1)});
const schemas = [leaf, kind, empty, one, single];

/** What is shown of the type of a field, which may have neighbours. */
function nested(target: string, beside: Field[] = []) {
  const fields = [link('a', `holt.a.v1.${target}`), ...beside];
  const shape = schema('Shape', {fields});
  const list = fieldList(shape, 'field', contextOf({schemas}), {
    depth: 1,
    isAnswer: false,
  });
  return fieldsAt(list, 'field')?.[0]?.nested;
}

describe('the type of a field, in a list that holds one level of them', () => {
  it('shows its fields and which of them exclude each other', () => {
    expect(nested('Leaf')).toEqual({
      name: 'Leaf',
      open: true,
      count: '3 fields',
      note: [
        [
          'p',
          {},
          'Exactly one of ',
          ['code', {}, 'color'],
          ', ',
          ['code', {}, 'size'],
          ' is set.',
        ],
      ],
      fields: [
        {name: 'color', type: 'string', text: []},
        {name: 'twig', type: 'Leaf', to: '/docs/api/schemas/leaf', text: []},
        {name: 'size', type: 'string', text: []},
      ],
    } satisfies NestedData);
  });

  it('shows its values', () => {
    expect(nested('Kind')).toEqual({
      name: 'Kind',
      open: true,
      count: '2 values',
      values: shownValues,
    });
  });

  it('says how much is folded', () => {
    expect(nested('One')?.count).toBe('1 field');
    expect(nested('Single')?.count).toBe('1 value');
  });

  it('is folded where the field has neighbours', () => {
    expect(nested('Leaf', [field('b')])?.open).toBe(false);
    expect(nested('Kind', [field('b')])?.open).toBe(false);
  });

  it('is left out where it has no parts, or nobody describes it', () => {
    expect(nested('Empty')).toBeUndefined();
    expect(nested('Gone')).toBeUndefined();
  });
});
