import {describe, expect, it} from 'vitest';
import {
  renameParts,
  suffixOf,
  withServices,
} from '../../benchmarks/multiplyApi';

describe('suffixOf', () => {
  it('differs for every copy', () => {
    const all = Array.from({length: 100}, (_, copy) => suffixOf(copy + 1));
    expect(all.slice(0, 2)).toEqual(['b', 'c']);
    expect(new Set(all).size).toBe(100);
  });
});

describe('renameParts', () => {
  it.each([
    ['tags:\n  - StorageService', 'tags:\n  - StoragebService'],
    ['StorageService_CreatePool', 'StoragebService_CreatePool'],
    ['holt.storage.v1.StorageService/A', 'holt.storageb.v1.StoragebService/A'],
    [
      './pool.yaml#/holt.storage.v1.Pool',
      './poolb.yaml#/holt.storageb.v1.Pool',
    ],
    [
      '../../machine/schemas/machine.yaml#/holt.machine.v1.Machine',
      '../../machineb/schemas/machineb.yaml#/holt.machineb.v1.Machine',
    ],
    ['x-displayName: Storage', 'x-displayName: Storage B'],
    ['- StorageService.ListPools', '- StoragebService.ListPools'],
  ])('turns %j into %j', (yaml, renamed) => {
    expect(renameParts(yaml, 'b')).toBe(renamed);
  });

  it.each([
    '../../../shared/schemas/google-protobuf-empty.yaml#/google.protobuf.Empty',
    '../../../shared/responses/ConnectError.yaml',
    'createVirtualMachineService',
  ])('leaves %j, which all copies share', (yaml) => {
    expect(renameParts(yaml, 'b')).toBe(yaml);
  });
});

describe('withServices', () => {
  const root =
    'paths:\n  /holt.storage.v1.StorageService/ListPools:\n    $ref: a\n';

  it.each([
    ['    - ListPools\n', '    - StorageService.ListPools\n'],
    ['  ListPools: {list: pool}', '  StorageService.ListPools: {list: pool}'],
    ['seeds: [ListPools.pools]', 'seeds: [StorageService.ListPools.pools]'],
  ])('names the service of the method in %j', (yaml, named) => {
    expect(withServices(yaml, root)).toBe(named);
    expect(withServices(named, root)).toBe(named);
  });

  it.each(['use `ListPools`.', 'holt.storage.v1.ListPools', '- ListImages'])(
    'leaves %j as it is',
    (yaml) => {
      expect(withServices(yaml, root)).toBe(yaml);
    },
  );
});
