import {expect, it} from 'vitest';
import {checkPlatformMap} from '../../../src/lint/rules/platformMap';
import {changed, describeWith, platformMap} from './site';

const problems = (from: string, to: string) =>
  checkPlatformMap(describeWith(changed(platformMap, from, to)));

it('a map of what there is has no fault', () => {
  expect(checkPlatformMap(describeWith())).toEqual([]);
});

it.each([
  ['service: pool', 'service: lake', 2, 'There is no service "lake".'],
  [
    'schema: holt.pool.v1.Pool',
    'schema: holt.pool.v1.Lake',
    6,
    'There is no schema "holt.pool.v1.Lake".',
  ],
  ['object: pool', 'object: lake', 8, 'There is no object "lake".'],
  ['field: name', 'field: depth', 8, 'holt.pool.v1.Pool has no field "depth".'],
  [
    'field: name',
    'field: name.first',
    8,
    'holt.pool.v1.Pool has no field "name.first".',
  ],
  [
    'field: name',
    'field: name, in: holt.pool.v1.ListPoolsRequest',
    8,
    'holt.pool.v1.ListPoolsRequest has no field "name".',
  ],
])(
  '%s, changed to %s, is reported where it stands',
  (from, to, line, message) => {
    expect(problems(from, to)).toContainEqual({
      file: platformMap,
      line,
      message,
    });
  },
);
