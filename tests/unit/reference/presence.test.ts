import {describe, expect, it} from 'vitest';
import {findMissingFields, getPresence} from '../../../src/reference/presence';
import {field, link, schema} from '../pages/model';

const list = {name: 'string', isSchema: false, repeated: true, map: false};

it.each([
  ['always', field('a', {alwaysPresent: true})],
  ['filled', field('a', {type: list})],
  ['filled', field('a', {type: {...list, repeated: false, map: true}})],
  ['sometimes', field('a')],
] as const)('a field is there %s', (presence, one) => {
  expect(getPresence(one)).toBe(presence);
});

describe('fields that are always present and not there', () => {
  const leafType = {name: 'holt.a.v1.Leaf', isSchema: true};
  const schemas = new Map(
    [
      schema('Leaf', {fields: [field('id', {alwaysPresent: true})]}),
      schema('Tree', {
        fields: [
          link('root', 'holt.a.v1.Leaf', {alwaysPresent: true}),
          field('leaves', {type: {...leafType, repeated: true, map: false}}),
          field('named', {type: {...leafType, repeated: false, map: true}}),
          link('tree', 'holt.a.v1.Tree'),
          field('note'),
        ],
      }),
    ].map((one) => [one.name, one]),
  );
  const missing = (value: unknown) =>
    findMissingFields(value, 'holt.a.v1.Tree', schemas);
  const root = {id: ''};

  it.each<[unknown, string[]]>([
    [{root}, []],
    [{root: {id: undefined}}, []],
    [{}, ['root']],
    [{root: {}}, ['root.id']],
    [{root, leaves: [{id: 0}, {}]}, ['leaves[1].id']],
    [{root, named: {constructor: {}, a: {id: 'x'}}}, ['named[constructor].id']],
    [{root, tree: {root, tree: {}}}, ['tree.tree.root']],
    [{root, leaves: null, named: 7, tree: 'x'}, []],
    [null, []],
    ['text', []],
    [Object.create({root}), ['root']],
  ])('in %j are %j', (value, paths) => {
    expect(missing(value)).toEqual(paths);
  });

  it('are none where the schema is not known', () => {
    expect(findMissingFields({}, 'holt.a.v1.Bush', schemas)).toEqual([]);
  });
});
