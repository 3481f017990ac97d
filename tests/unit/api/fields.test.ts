import {describe, expect, it} from 'vitest';
import {getFields, getSchemaName} from '../../../src/api/fields';
import {getPresence} from '../../../src/generate/pages/fieldData';
import {field} from '../generate/pages/model';

it.each(['../x.yaml', '#/components/responses/A', 'x#/components/schemas/A'])(
  'a reference to %s, which was not bundled, is refused with what to write',
  (pointer) => {
    expect(() => getSchemaName(pointer)).toThrow(
      `"${pointer}" does not point into components/schemas. Refer to a schema file as "../schemas/file.yaml#/full.Name".`,
    );
  },
);

it('the limits of a map include those of its values', () => {
  const values = {type: 'string', maxLength: 9};
  const labels = {
    type: 'object',
    additionalProperties: values,
    maxProperties: 3,
  };
  expect(getFields({properties: {labels}})[0]?.limits).toEqual([
    'maxProperties: 3',
    'additionalProperties.maxLength: 9',
  ]);
});

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
});
