import {describe, expect, it} from 'vitest';
import type {FieldData, ValueData} from '../../../src/reference/fieldData';
import type {Field, Schema} from '../../../src/reference/model';
import {fieldList} from '../../../src/reference/pages/fieldList';
import {contextOf, field, link, schema} from './model';
import {fieldsAt, markdown} from './read';

const values = [
  {name: 'OAK', description: 'An oak.', httpStatus: undefined},
  {name: 'FIR', description: undefined, httpStatus: undefined},
];
const shownValues: ValueData[] = [
  {name: 'OAK', text: [['p', {}, 'An oak.']]},
  {name: 'FIR', text: []},
];
const schemas = [schema('Leaf', {fields: [field('color')]})];

const listOf = (shape: Partial<Schema>) =>
  fieldList(schema('Shape', shape), 'field', contextOf({schemas}), {
    depth: 0,
    isAnswer: false,
  });

const shown = (fields: Field[]): FieldData[] | undefined =>
  fieldsAt(listOf({fields}), 'field');

describe('a field', () => {
  const plain = {name: 'a', type: 'string', text: []};
  const toLeaf = {...plain, type: 'Leaf', to: '/docs/api/schemas/leaf'};

  it.each<[string, Field, FieldData]>([
    ['has no marks of its own', field('a'), plain],
    [
      'is required',
      field('a', {required: true}),
      {name: 'a', type: 'string', required: true, text: []},
    ],
    [
      'is read-only',
      field('a', {readOnly: true}),
      {name: 'a', type: 'string', readOnly: true, text: []},
    ],
    [
      'has a default',
      field('a', {defaultValue: '"it\'s &amp; <b>"'}),
      {...plain, defaultValue: '"it\'s &amp; <b>"'},
    ],
    [
      'is described',
      field('a', {description: 'The `a`.'}),
      {
        ...plain,
        text: [['p', {}, 'The ', ['code', {}, 'a'], '.']],
      },
    ],
    [
      'is a list',
      field('a', {
        type: {name: 'int32', isSchema: false, repeated: true, map: false},
      }),
      {...plain, type: 'int32', repeated: true},
    ],
    [
      'is a map',
      field('a', {
        type: {name: 'bytes', isSchema: false, repeated: false, map: true},
      }),
      {...plain, type: 'bytes', map: true},
    ],
    [
      'has values',
      field('a', {enumValues: values}),
      {
        ...plain,
        values: shownValues,
      },
    ],
    ['holds a message', link('a', 'holt.a.v1.Leaf'), toLeaf],
    [
      'holds what nobody describes',
      link('a', 'holt.a.v1.Gone'),
      {...plain, type: 'holt.a.v1.Gone'},
    ],
  ])('that %s says just that', (_, one, expected) => {
    expect(shown([one])).toEqual([expected]);
  });
});

describe('a list of fields', () => {
  it('keeps the order of the description', () => {
    const names = shown([field('b'), field('a'), field('c')]);
    expect(names?.map(({name}) => name)).toEqual(['b', 'a', 'c']);
  });

  it('says which fields exclude each other, then lists them', () => {
    const fields = [field('a'), field('b'), field('c')];
    expect(markdown(listOf({fields, oneOf: ['a', 'c']}))).toMatch(
      /^Exactly one of `a`, `c` is set\.\n\n<Fields>/,
    );
    expect(markdown(listOf({fields}))).toMatch(/^<Fields>/);
  });

  it('is a sentence where the message is empty', () => {
    expect(markdown(listOf({}))).toBe('This message has no fields.');
  });
});
