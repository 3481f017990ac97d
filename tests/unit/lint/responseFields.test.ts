import {expect, it} from 'vitest';
import {checkResponseFields} from '../../../src/lint/rules/responseFields';
import {changed, describeWith, files, poolSchema} from './site';

const found = (from: string, to: string) =>
  checkResponseFields(describeWith(changed(poolSchema, from, to)));
const says = ' Absent if it has no name.';
const line = 9;

it('a field whose presence is told is well', () => {
  expect(checkResponseFields(describeWith())).toEqual([]);
  expect(found(says, '\n      x-always-present: true')).toEqual([]);
  expect(
    found(
      `type: string\n      description: What the cluster calls it.${says}`,
      'type: array\n      description: Names.',
    ),
  ).toEqual([]);
});

it('a field of which nobody knows when it is there is reported', () => {
  expect(found(says, '')).toEqual([
    {
      file: poolSchema,
      line,
      message:
        'A response can hold "name" of holt.pool.v1.Pool: mark it "x-always-present: true", or say in its description when it is absent ("Absent if …").',
    },
  ]);
});

it('a list cannot be always present', () => {
  const [problem] = found(
    `type: string\n      description: What the cluster calls it.${says}`,
    'type: array\n      x-always-present: true\n      description: Names.',
  );
  expect(problem?.message).toContain('"name" is a list or a map');
});

it('a field of a request cannot be marked', () => {
  const [problem] = found(
    'Request to list every pool.',
    'Request to list every pool.\n  properties: {a: {type: string, x-always-present: true}}',
  );
  expect(problem?.message).toBe(
    'No response holds holt.pool.v1.ListPoolsRequest, so "a" is not "x-always-present".',
  );
});

it('messages that refer to each other come to an end', () => {
  const circle = files[poolSchema]?.replace(
    '    kind:\n',
    '    parent:\n      $ref: ./pool.yaml#/holt.pool.v1.Pool\n      description: Absent at the top.\n    kind:\n',
  );
  expect(
    checkResponseFields(describeWith({[poolSchema]: circle ?? ''})),
  ).toEqual([]);
});
