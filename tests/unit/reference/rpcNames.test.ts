import {describe, expect, it} from 'vitest';
import {
  getFaultOfRpcName,
  findOperationsNamed,
  getRpcName,
} from '../../../src/reference/rpcNames';

const described = {id: 'MachineService_ListTags', rpc: 'ListTags'};
const other = {id: 'ScopeService_ListTags', rpc: 'ListTags'};
const draft = {...other, draft: true};

describe('the name of an operation', () => {
  it('is short as long as one service has it', () => {
    expect(getRpcName([described], described)).toBe('ListTags');
    expect(getFaultOfRpcName([described], 'ListTags')).toBeUndefined();
  });

  it('is long where two services have it', () => {
    expect(getRpcName([described, other], described)).toBe(
      'MachineService.ListTags',
    );
    expect(getFaultOfRpcName([described, other], 'ListTags')).toContain(
      'write MachineService.ListTags or ScopeService.ListTags',
    );
  });

  it('stays short beside a draft, which has the long one', () => {
    const all = [draft, described];
    expect(findOperationsNamed(all, 'ListTags')).toEqual([described]);
    expect(getRpcName(all, described)).toBe('ListTags');
    expect(getRpcName(all, draft)).toBe('ScopeService.ListTags');
    expect(findOperationsNamed(all, 'ScopeService.ListTags')).toEqual([draft]);
  });
});
