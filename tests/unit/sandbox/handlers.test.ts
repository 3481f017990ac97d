import {describe, expect, it} from 'vitest';
import {
  getBytes,
  platformHandlers,
  getQuantity,
} from '../../../src/sandbox/handlers';
import type {Call} from '../../../src/sandbox/call';
import type {JsonObject} from '../../../src/sandbox/json';

/** None of these looks at the call. */
const anyCall = {} as Call;

describe('the objects of a list', () => {
  const machine = {workloadAnnotations: {'juju-model-uuid': 'north'}};
  const pool = {applications: ['rbd', 'cephfs']};
  const wide = {clusterWide: true};

  it.each<[string, JsonObject, JsonObject, boolean]>([
    ['ListMachines', machine, {}, true],
    ['ListMachines', machine, {scopeUuid: 'north'}, true],
    ['ListMachines', machine, {scopeUuid: 'south'}, false],
    ['ListMachines', {}, {scopeUuid: 'north'}, false],
    ['ListEssentials', {scopeUuid: 'north'}, {scopeUuid: ''}, true],
    ['ListEssentials', {scopeUuid: 'north'}, {scopeUuid: 'south'}, false],
    ['ListDataVolumes', {bootImage: true}, {bootImage: true}, true],
    ['ListDataVolumes', {bootImage: true}, {}, false],
    ['ListDataVolumes', {bootImage: false}, {}, true],
    ['ListPools', pool, {}, true],
    ['ListPools', pool, {application: ''}, true],
    ['ListPools', pool, {application: 'cephfs'}, true],
    ['ListPools', pool, {application: 'rgw'}, false],
    ['ListPools', {}, {application: 'rbd'}, false],
    ['ListImages', {poolName: 'a'}, {}, true],
    ['ListImages', {poolName: 'a'}, {poolNames: []}, true],
    ['ListImages', {poolName: 'a'}, {poolNames: ['b', 'a']}, true],
    ['ListImages', {poolName: 'a'}, {poolNames: ['b']}, false],
    ['ListInstanceTypes', wide, {includeClusterWide: true}, true],
    ['ListInstanceTypes', wide, {}, false],
    ['ListInstanceTypes', {clusterWide: false}, {}, true],
  ])('%s %j %j: %s', (rpc, value, request, expected) => {
    const {lists} = platformHandlers[rpc]!;
    expect(lists?.(value, request, true, anyCall)).toBe(expected);
  });

  it('are those that the request names, and those of the whole cluster', () => {
    for (const [rpc, {lists}] of Object.entries(platformHandlers)) {
      // The charts that are listed are those of the configured repositories.
      if (!lists || /^List(InstanceTypes|Charts)$/.test(rpc)) continue;
      expect(lists({}, {}, true, anyCall), rpc).toBe(true);
      expect(lists({}, {}, false, anyCall), rpc).toBe(false);
    }
    const lists = platformHandlers.ListInstanceTypes?.lists;
    expect(lists?.(wide, {includeClusterWide: true}, false, anyCall)).toBe(
      true,
    );
    expect(lists?.({}, {includeClusterWide: true}, false, anyCall)).toBe(false);
  });
});

it.each([
  ['0', '0'],
  ['1000', '1000'],
  ['1024', '1Ki'],
  ['1536', '1536'],
  ['10737418240', '10Gi'],
  ['1610612736', '1536Mi'],
  ['1152921504606846976', '1024Pi'],
])('%s bytes are %s', (bytes, quantity) => {
  expect(getQuantity(bytes)).toBe(quantity);
  expect(getBytes(quantity)).toBe(BigInt(bytes));
});

it('what is no quantity has no bytes', () => {
  expect(getBytes('')).toBe(0n);
  expect(getBytes('many')).toBe(0n);
});

it('an image takes whole objects, the last of which may not be full', () => {
  const countIn = (image: JsonObject) =>
    platformHandlers.CreateImage?.set?.(image, {} as never).objectCount;
  const quotaBytes = '1073741825';
  expect(countIn({quotaBytes, objectSizeBytes: '1024'})).toBe('1048577');
  expect(countIn({quotaBytes})).toBe('0');
  expect(countIn({quotaBytes: '0', objectSizeBytes: '1024'})).toBe('0');
});
