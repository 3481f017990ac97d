import {expect, it} from 'vitest';
import type {Operation} from '../../../src/api/model';
import {getListedErrors} from '../../../src/generate/errorMessages';

const operation = {
  rpc: 'DeletePool',
  request: {examples: [{name: 'one', value: {poolName: 'archive'}}]},
  errors: [
    {anchor: 'error.unknown.1', code: 'unknown', description: 'It is gone.'},
  ],
} as unknown as Operation;

const list = (example: string) =>
  getListedErrors(
    operation,
    'DeletePool',
    {messages: [{causes: ['It is gone'], example}]} as Parameters<
      typeof getListedErrors
    >[2],
    ['poolName', 'scopeUuid'],
  );

it('keeps the fields of the request in a message', () => {
  expect(list('no "{poolName}" in {scopeUuid}')).toEqual([
    {
      anchor: 'error.unknown.1',
      code: 'unknown',
      message: 'no "{poolName}" in {scopeUuid}',
    },
  ]);
});

it('says which field a request lacks, where it is written, and what to write', () => {
  expect(() => list('no {bucketName}')).toThrow(
    /"no \{bucketName\}" names \{bucketName\}, which is no field of the request of DeletePool\. Write one of its fields \(poolName, scopeUuid\), or, in openapi\/error-messages\.yaml/,
  );
});
