import {describe, expect, it} from 'vitest';
import {checkOperationPlaces} from '../../../src/lint/rules/places/operations';
import {checkSchemaPlaces} from '../../../src/lint/rules/places/schemas';
import {checkServicePlaces} from '../../../src/lint/rules/places/services';
import {
  changed,
  describeWith,
  files,
  listPools,
  poolSchema,
  poolService,
  root,
} from './site';

const path = '/holt.pool.v1.PoolService/ListPools';
const text = (file: string): string => files[file] ?? '';

it('finds everything in its place', () => {
  const description = describeWith();
  expect(checkOperationPlaces(description)).toEqual([]);
  expect(checkSchemaPlaces(description)).toEqual([]);
  expect(checkServicePlaces(description)).toEqual([]);
});

describe('an operation', () => {
  const check = (more: Record<string, string>) =>
    checkOperationPlaces(describeWith(more));

  it('is named by the root', () => {
    const file = listPools.replace('list-pools', 'list-images');
    expect(
      check({[file]: text(listPools).replace('_ListPools', '_ListImages')}),
    ).toEqual([
      {
        file,
        line: 3,
        message:
          'openapi/openapi.yaml names this file under no path, so it has no page. Add its path there.',
      },
    ]);
  });

  it('has the path that its id says', () => {
    expect(
      check(changed(root, 'Service/ListPools', 'Service/ListPool')),
    ).toEqual([
      {
        file: root,
        line: 7,
        message: `/holt.pool.v1.PoolService/ListPool leads to ${listPools}, whose operationId is PoolService_ListPools.`,
      },
    ]);
    expect(
      check(changed(root, '.PoolService/', '.ImageService/')),
    ).toHaveLength(1);
  });

  it('has a path that can be read', () => {
    expect(check(changed(root, path, '/ListPools'))).toHaveLength(2);
  });

  it('has the package of its folder', () => {
    expect(check(changed(root, 'holt.pool.v1', 'holt.image.v1'))).toEqual([
      {
        file: root,
        line: 7,
        message:
          'The package in /holt.image.v1.PoolService/ListPools is not that of the folder pool/.',
      },
    ]);
  });

  it('has the tag of its folder', () => {
    for (const tags of ['[ImageService]', '[PoolService, ImageService]']) {
      expect(check(changed(listPools, '[PoolService]', tags))).toEqual([
        {
          file: listPools,
          line: 2,
          message: 'The tag of PoolService_ListPools is PoolService.',
        },
      ]);
    }
  });

  it('has the id of its folder', () => {
    const [fault] = check(changed(listPools, 'Id: Pool', 'Id: Image'));
    expect(fault).toEqual({
      file: listPools,
      line: 3,
      message: 'ImageService_ListPools belongs into another folder than pool/.',
    });
  });

  it('has one path', () => {
    const second =
      '  /holt.pool.v2.PoolService/ListPools: {$ref: services/pool/operations/list-pools.yaml}\n';
    expect(check({[root]: text(root) + second})).toEqual([
      {file: root, line: 8, message: `${listPools} has another path already.`},
    ]);
  });
});

describe('a schema', () => {
  const check = (more: Record<string, string>) =>
    checkSchemaPlaces(describeWith(more));

  it.each([
    ['openapi/services/pool/schemas/a.yaml', 'holt.image.v1.A'],
    ['openapi/services/pool/schemas/a.yaml', 'connect.A'],
    ['openapi/shared/schemas/a.yaml', 'holt.pool.v1.A'],
  ])('of %s is not called %s', (file, name) => {
    expect(
      check({
        [file]: `\n${name}: {properties: {a: {$ref: '#/${name}'}}}\n`,
      }),
    ).toEqual([
      {
        file,
        line: 2,
        message: `The package of ${name} is not that of its folder.`,
      },
    ]);
  });

  it('is used', () => {
    expect(
      check({[poolSchema]: `${text(poolSchema)}holt.pool.v1.Leaf: {}\n`}),
    ).toEqual([
      {
        file: poolSchema,
        line: 18,
        message:
          'No operation and no schema refers to holt.pool.v1.Leaf, so it has no page.',
      },
    ]);
  });
});

describe('a service', () => {
  const check = (more: Record<string, string>) =>
    checkServicePlaces(describeWith(more));

  it('is named by the root', () => {
    expect(check(changed(root, 'pool/service', 'image/service'))).toEqual([
      {
        file: poolService,
        line: 1,
        message:
          'openapi/openapi.yaml does not name this file under "tags", so the service has no page.',
      },
    ]);
  });

  it.each(['name: ImageService', 'title: PoolService'])(
    'has the name of its folder, not "%s"',
    (name) => {
      expect(
        check(changed(poolService, 'name: PoolService', name)),
      ).toMatchObject([{file: poolService}]);
    },
  );

  it('is described where it has operations', () => {
    const file = 'openapi/services/image/operations/list-images.yaml';
    expect(check({[file]: text(listPools)})).toEqual([
      {
        file,
        line: 1,
        message: 'There is no openapi/services/image/service.yaml.',
      },
    ]);
  });
});
