import {describe, expect, it} from 'vitest';
import {apiNames, checkNames} from '../../../src/lint/rules/names';
import {describeWith} from './site';
import {problem, text} from './text';

const names = apiNames(
  describeWith({
    'openapi/services/pool/schemas/disk.yaml': `holt.pool.v1.Disk.Bus:
  enum: [SATA]
holt.pool.v1.Disk:
  properties: {quotaBytes: {type: string}}
`,
  }),
);

it('collects the names of the API from its description', () => {
  expect(names).toEqual({
    operations: [{id: 'PoolService_ListPools', rpc: 'ListPools'}],
    services: new Set(['PoolService']),
    schemas: new Set([
      'holt.pool.v1.ListPoolsRequest',
      'ListPoolsRequest',
      'holt.pool.v1.Pool',
      'Pool',
      'connect.error',
      'connect',
      'error',
      'holt.pool.v1.Disk.Bus',
      'Disk.Bus',
      'Disk',
      'Bus',
      'holt.pool.v1.Disk',
    ]),
    fields: new Set(['name', 'kind', 'code', 'quotaBytes']),
    codes: new Set(['unknown']),
  });
});

it.each([
  ['other', {properties: {code: {enum: ['a']}}}],
  ['connect.error', {}],
  ['connect.error', {properties: {}}],
  ['connect.error', {properties: {code: {}}}],
])('finds no codes of errors in the schema %s %j', (name, schema) => {
  const none = {...describeWith(), operations: []};
  const {source} = text('');
  expect(apiNames({...none, schemas: []}).codes).toEqual(new Set());
  expect(apiNames({...none, schemas: [{source, name, schema}]}).codes).toEqual(
    new Set(),
  );
});

describe('checkNames', () => {
  const check = (content: string | undefined) =>
    checkNames([text(content)], names, new Set(['metadataName']));

  it.each([
    '`ListPools`, `PoolService`, `ListPoolsRequest` and `Pool`',
    '`Disk.quotaBytes`, `quotaBytes[]` and `Disk.Bus`',
    'plain values: `rbd`, `active+clean`, `READY`, `v1.example`, `Lists`',
    'neither: `MyOwnService-`, `my-OwnField`, `ReListPool`, `xListPool-`, `2ndPool`, `v1B.x`',
    'another system: `metadataName`',
    'outside of code spans: ListPool, StoreService, quotaByte',
    '```sh\nrun `ListPool` now\n```',
    '',
    undefined,
  ])('lets pass %j', (content) => {
    expect(check(content)).toEqual([]);
  });

  it.each([
    ['`ListPool`', 'ListPool', 'operation or message'],
    ['`PowerOffPool`', 'PowerOffPool', 'operation or message'],
    ['`StoreService`', 'StoreService', 'service'],
    ['`quotaByte`', 'quotaByte', 'field'],
    ['`quotaByte[]`', 'quotaByte', 'field'],
    ['`aBC2d`', 'aBC2d', 'field'],
    ['`ipv4Address`', 'ipv4Address', 'field'],
    ['`ListPools2`', 'ListPools2', 'operation or message'],
    ['`S3StoreService`', 'S3StoreService', 'service'],
    ['`Pool.usedByte`', 'usedByte', 'field'],
    ['```\n`ListImage`\n```\n\n`ListPool`', 'ListPool', 'operation or message'],
    ['`ListPool` and `ListPool`', 'ListPool', 'operation or message'],
  ])('reports once that %j names %s, which no %s is', (content, name, kind) => {
    expect(check(content)).toEqual([
      problem(
        `The description of operation ListPools names \`${name}\`. The API has no such ${kind}.`,
      ),
    ]);
  });

  it('asks which of two operations of one name is meant', () => {
    const two = [
      ...names.operations,
      {id: 'CephService_ListPools', rpc: 'ListPools'},
    ];
    const found = (content: string) =>
      checkNames([text(content)], {...names, operations: two}, new Set());
    expect(found('`ListPools`')).toEqual([
      problem(
        'The description of operation ListPools names `ListPools`. 2 services have an operation ListPools: write PoolService.ListPools or CephService.ListPools.',
      ),
    ]);
    expect(found('`CephService.ListPools`')).toEqual([]);
    expect(check('`PoolService.ListPools`')).toEqual([]);
  });

  it('looks at each part of a name with a dot', () => {
    expect(check('`aB.cD`').map(({message}) => message)).toEqual([
      'The description of operation ListPools names `aB`. The API has no such field.',
      'The description of operation ListPools names `cD`. The API has no such field.',
    ]);
  });

  it('does not take the beginning or end of a word for a name', () => {
    expect(check('`xStoreService`')[0]?.message).toContain('such field');
    expect(check('`StoreServiceX`')).toEqual([]);
    expect(check('`PoolListPool`')).toEqual([]);
  });
});
