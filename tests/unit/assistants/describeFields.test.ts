import {describe, expect, it} from 'vitest';
import {
  describeFields,
  findOneOfsIn,
} from '../../../src/assistants/describeFields';
import {field, link, schema} from '../pages/model';

const many = {repeated: true, map: false};
const named = {repeated: false, map: true};
const leaf = {name: 'holt.a.v1.Leaf', isSchema: true};

const schemas = new Map(
  [
    schema('Kind', {
      type: 'string',
      enumValues: [
        {name: 'OAK', description: 'An oak.', httpStatus: undefined},
        {name: 'ASH', description: undefined, httpStatus: undefined},
      ],
    }),
    schema('Leaf', {
      fields: [field('id', {required: true}), field('green')],
      oneOf: ['id', 'green'],
    }),
    schema('Tree', {
      fields: [
        field('name', {
          required: true,
          alwaysPresent: true,
          description: 'Its name.',
          defaultValue: '""',
        }),
        link('kind', 'holt.a.v1.Kind'),
        field('leaves', {type: {...leaf, ...many}}),
        field('byName', {type: {...leaf, ...named}}),
        link('parent', 'holt.a.v1.Tree'),
      ],
    }),
  ].map((one) => [one.name, one]),
);

describe('the fields of a message', () => {
  const fields = describeFields('holt.a.v1.Tree', 'request', schemas);

  it('are named by their paths, and a message in itself is not entered', () => {
    expect(fields.map(({path, type}) => `${path}: ${type}`)).toEqual([
      'name: string',
      'kind: Kind',
      'leaves[]: list of Leaf',
      'byName{}: map of Leaf',
      'parent: Tree',
      'leaves[].id: string',
      'leaves[].green: string',
      'byName{}.id: string',
      'byName{}.green: string',
    ]);
  });

  it('have the values of their type', () => {
    expect(fields[1]?.values).toEqual([
      {name: 'OAK', description: 'An oak.'},
      {name: 'ASH'},
    ]);
  });

  it('are required in a request and always present in a response', () => {
    const [asked] = fields;
    const [answered] = describeFields('holt.a.v1.Tree', 'response', schemas);
    const both = {
      path: 'name',
      type: 'string',
      default: '""',
      description: 'Its name.',
    };
    expect(asked).toEqual({...both, required: true});
    expect(answered).toEqual({...both, alwaysPresent: true});
  });

  it('are none of a schema that is not known', () => {
    expect(describeFields('holt.a.v1.Bush', 'request', schemas)).toEqual([]);
  });
});

it('groups of which one is set are named by their paths', () => {
  expect(findOneOfsIn('holt.a.v1.Tree', schemas)).toEqual([
    ['leaves[].id', 'leaves[].green'],
    ['byName{}.id', 'byName{}.green'],
  ]);
});
