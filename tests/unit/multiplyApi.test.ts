import {describe, expect, it} from 'vitest';
import {getMethods, renameParts, getSuffix} from '../../benchmarks/multiplyApi';

describe('suffixOf', () => {
  it('differs for every copy', () => {
    const all = Array.from({length: 100}, (_, copy) => getSuffix(copy + 1));
    expect(all.slice(0, 2)).toEqual(['b', 'c']);
    expect(new Set(all).size).toBe(100);
  });
});

const methods = getMethods(
  'paths:\n  /holt.storage.v1.StorageService/CreatePool:\n    $ref: a\n  /holt.storage.v1.StorageService/ListPools:\n    $ref: b\n',
);

describe('renameParts', () => {
  it.each([
    ['tags:\n  - StorageService', 'tags:\n  - StoragebService'],
    ['StorageService_CreatePool', 'StoragebService_CreatePoolB'],
    ['Call `ListPools`, then `GetPool`.', 'Call `ListPoolsB`, then `GetPool`.'],
    ['holt.storage.v1.CreatePoolRequest', 'holt.storageb.v1.CreatePoolRequest'],
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
    [
      '  summary: Delete\n  description: |-\n    Deletes it.',
      '  summary: Delete\n  description: |-\n    Deletes (copyB) it.',
    ],
    [
      '  summary: Delete\n  description: Deletes it.',
      '  summary: Delete\n  description: Deletes (copyB) it.',
    ],
    ['- StorageService.ListPools', '- StoragebService.ListPoolsB'],
  ])('turns %j into %j', (yaml, renamed) => {
    expect(renameParts(yaml, 'b', methods)).toBe(renamed);
  });

  it.each([
    '../../../shared/schemas/google-protobuf-empty.yaml#/google.protobuf.Empty',
    '../../../shared/responses/ConnectError.yaml',
    'createVirtualMachineService',
  ])('leaves %j, which all copies share', (yaml) => {
    expect(renameParts(yaml, 'b', methods)).toBe(yaml);
  });
});
