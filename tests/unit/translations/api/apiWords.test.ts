import {expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../src/reference/openapi';
import {createApiWords} from '../../../../src/translations/api/apiWords';

const {names, services} = createApiWords({
  paths: {'/holt.pool.v1.PoolService/ListPools': {post: {}}},
  tags: [{name: 'PoolService', 'x-displayName': 'Pools'}],
  components: {
    schemas: {
      'holt.pool.v1.Pool.Kind': {enum: ['WHOLE']},
      'holt.pool.v1.Pool': {
        properties: {state: {description: 'Now.', enum: ['READY']}},
      },
    },
  },
} as unknown as OpenApiDocument);

it('names operations, messages, fields and values', () => {
  expect([...names].sort()).toEqual(
    ['Kind', 'ListPools', 'Pool', 'READY', 'state', 'WHOLE'].sort(),
  );
});

it('gives services by the address of their page', () => {
  expect([...services]).toEqual([['/docs/api/pool-service', 'Pools']]);
});
