import {describe, expect, it} from 'vitest';
import {describeWith, listPools} from './site';

it('sorts the files by what they describe', () => {
  const found = describeWith({
    'openapi/openapi.yaml': 'openapi: 3.1.0',
    'openapi/glossary.yaml': '- term: pool',
    'openapi/shared/responses/Error.yaml': 'description: It failed.',
    'openapi/services/pool/old/service.yaml': 'name: Old',
    'openapi/services/pool/service.yaml.yaml': 'name: Twice',
    'copy/openapi/services/pool/service.yaml': 'name: Copy',
  });
  const names = (sources: {file: string}[]) => sources.map(({file}) => file);
  expect({
    operations: found.operations.map(({source, operation}) => [
      source.file,
      operation.operationId,
    ]),
    schemas: found.schemas.map(({source, name, schema}) => [
      source.file,
      name,
      schema.description,
    ]),
    services: names(found.services),
    parameters: names(found.parameters),
    dataCentre: names(found.dataCentre),
  }).toEqual({
    operations: [[listPools, 'PoolService_ListPools']],
    schemas: [
      [
        'openapi/services/pool/schemas/pool.yaml',
        'holt.pool.v1.ListPoolsRequest',
        'Request to list every pool.',
      ],
      [
        'openapi/services/pool/schemas/pool.yaml',
        'holt.pool.v1.Pool',
        'A part of the storage cluster.',
      ],
      [
        'openapi/shared/schemas/connect-error.yaml',
        'connect.error',
        'What a failed call returns.',
      ],
    ],
    services: ['openapi/services/pool/service.yaml'],
    parameters: [
      'openapi/shared/parameters/Version.yaml',
      'openapi/shared/responses/Error.yaml',
    ],
    dataCentre: ['openapi/datacentre/core.yaml'],
  });
});

describe('an operation file that no rule could read', () => {
  it.each([
    ['get: {}', 'operationId'],
    ['post: null', 'operationId'],
    ['post: {tags: [], responses: {}}', 'operationId'],
    ['post: {operationId: a, responses: {}}', 'tags'],
    ['post: {operationId: a, tags: []}', 'responses'],
  ])('is named: %j', (yaml, key) => {
    expect(() => describeWith({[listPools]: yaml})).toThrow(
      new Error(`${listPools}: post has no ${key}.`),
    );
  });
});
