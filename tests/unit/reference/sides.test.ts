import {expect, it} from 'vitest';
import {findSides} from '../../../src/reference/sides';
import {link, operation, schema} from '../pages/model';

const message = (schemaName: string) => ({
  schema: `holt.a.v1.${schemaName}`,
  mediaType: 'application/json',
  description: undefined,
  examples: [],
});

it('finds what requests and responses can hold, at any depth and in circles', () => {
  const all = [
    schema('Ask', {fields: [link('shape', 'holt.a.v1.Shape')]}),
    schema('Answer', {
      fields: [
        link('shape', 'holt.a.v1.Shape'),
        link('tree', 'holt.a.v1.Tree'),
        link('gone', 'holt.a.v1.Gone'),
      ],
    }),
    schema('Shape'),
    schema('Tree', {fields: [link('parent', 'holt.a.v1.Tree')]}),
    schema('Unused'),
  ];
  const schemas = new Map(all.map((one) => [one.name, one]));
  findSides(
    [operation({request: message('Ask'), response: message('Answer')})],
    schemas,
  );
  expect(all.map(({sides}) => [...sides].sort())).toEqual([
    ['request'],
    ['response'],
    ['request', 'response'],
    ['response'],
    [],
  ]);
});
