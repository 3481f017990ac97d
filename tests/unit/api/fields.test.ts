import {describe, expect, it} from 'vitest';
import {getSchemaName} from '../../../src/api/fields';
import {findMissingFields, getPresence} from '../../../src/api/presence';
import {field, link, schema} from '../generate/pages/model';

it.each(['../x.yaml', '#/components/responses/A', 'x#/components/schemas/A'])(
  'a reference to %s, which was not bundled, is refused with what to write',
  (pointer) => {
    expect(() => getSchemaName(pointer)).toThrow(
      `"${pointer}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
    );
  },
);

describe('the presence of a field', () => {
  const list = {name: 'string', isSchema: false, repeated: true, map: false};

  it.each([
    ['always', field('a', {alwaysPresent: true})],
    ['filled', field('a', {type: list})],
    ['filled', field('a', {type: {...list, repeated: false, map: true}})],
    ['sometimes', field('a')],
  ] as const)('is "%s"', (presence, one) => {
    expect(getPresence(one)).toBe(presence);
  });

  const leaf = {name: 'holt.a.v1.Leaf', isSchema: true};
  const schemas = new Map(
    [
      schema('Leaf', {fields: [field('id', {alwaysPresent: true})]}),
      schema('Tree', {
        fields: [
          link('root', 'holt.a.v1.Leaf', {alwaysPresent: true}),
          field('leaves', {type: {...leaf, repeated: true, map: false}}),
          field('named', {type: {...leaf, repeated: false, map: true}}),
          link('tree', 'holt.a.v1.Tree'),
        ],
      }),
    ].map((one) => [one.name, one]),
  );
  const root = {id: ''};

  it.each<[unknown, string[]]>([
    [{}, ['root']],
    [{root: {}}, ['root.id']],
    [{root, leaves: [{id: 0}, {}]}, ['leaves[1].id']],
    [{root, named: {constructor: {}}}, ['named[constructor].id']],
    [{root, tree: {root, tree: {}}}, ['tree.tree.root']],
    [{root, leaves: null, named: 7, tree: 'x'}, []],
    ['text', []],
  ])('that is "always" is missed in %j at %j', (value, paths) => {
    expect(findMissingFields(value, 'holt.a.v1.Tree', schemas)).toEqual(paths);
  });
});
