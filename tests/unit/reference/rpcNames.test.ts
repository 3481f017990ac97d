import {describe, expect, it} from 'vitest';
import {
  faultOfRpcName,
  operationsNamed,
  getRpcName,
} from '../../../src/reference/rpcNames';

const described = {id: 'MachineService_ListTags', rpc: 'ListTags'};
const other = {id: 'ScopeService_ListTags', rpc: 'ListTags'};
const draft = {...other, draft: true};

describe('the name of an operation', () => {
  it('is short as long as one service has it', () => {
    expect(getRpcName([described], described)).toBe('ListTags');
    expect(faultOfRpcName([described], 'ListTags')).toBeUndefined();
  });

  it('is long where two services have it', () => {
    expect(getRpcName([described, other], described)).toBe(
      'MachineService.ListTags',
    );
    expect(faultOfRpcName([described, other], 'ListTags')).toContain(
      'write MachineService.ListTags or ScopeService.ListTags',
    );
  });

  it('stays short beside a draft, which has the long one', () => {
    const all = [draft, described];
    expect(operationsNamed(all, 'ListTags')).toEqual([described]);
    expect(getRpcName(all, described)).toBe('ListTags');
    expect(getRpcName(all, draft)).toBe('ScopeService.ListTags');
    expect(operationsNamed(all, 'ScopeService.ListTags')).toEqual([draft]);
  });
});
