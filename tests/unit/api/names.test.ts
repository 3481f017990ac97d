import {describe, expect, it} from 'vitest';
import {getShortSchemaName} from '../../../src/api/names';
import {
  findOperationsNamed,
  getFaultOfRpcName,
  getRpcName,
} from '../../../src/api/rpcNames';

it.each([
  ['holt.machine.v1.Machine', 'Machine'],
  ['holt.machine.v12.Machine.NUMANode', 'Machine.NUMANode'],
  ['google.protobuf.Empty', 'google.protobuf.Empty'],
  ['acme.Machine', 'Machine'],
  ['Machine', 'Machine'],
  ['connect.error', 'connect.error'],
  ['connect.error_details.Any', 'connect.error_details.Any'],
  ['connect.user.v1.User', 'User'],
])('the schema %s is called %s', (name, short) => {
  expect(getShortSchemaName(name)).toBe(short);
});

describe('the name of an operation', () => {
  const described = {id: 'MachineService_ListTags', rpc: 'ListTags'};
  const other = {id: 'ScopeService_ListTags', rpc: 'ListTags'};

  it('is long where two services have it, and the short one a fault', () => {
    expect(getRpcName([described], described)).toBe('ListTags');
    expect(getFaultOfRpcName([described], 'ListTags')).toBeUndefined();
    const both = [described, other];
    expect(getRpcName(both, described)).toBe('MachineService.ListTags');
    expect(getFaultOfRpcName(both, 'ListTags')).toContain(
      'write MachineService.ListTags or ScopeService.ListTags',
    );
  });

  it('stays short beside a draft, which has the long one', () => {
    const draft = {...other, draft: true};
    const all = [draft, described];
    expect(findOperationsNamed(all, 'ListTags')).toEqual([described]);
    expect(getRpcName(all, described)).toBe('ListTags');
    expect(getRpcName(all, draft)).toBe('ScopeService.ListTags');
    expect(findOperationsNamed(all, 'ScopeService.ListTags')).toEqual([draft]);
  });
});
