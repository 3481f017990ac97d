import {describe, expect, it} from 'vitest';
import {
  sortForSidebar,
  getSidebarGroups,
} from '../../../src/reference/sidebarGroups';

const getGroups = (...names: string[]): [string | undefined, string[]][] =>
  getSidebarGroups(names.map((rpc) => ({rpc}))).map(({object, operations}) => [
    object,
    operations.map(({rpc}) => rpc),
  ]);

describe('the groups of a service in the sidebar', () => {
  it('begin with what shares its object with no other operation', () => {
    expect(getGroups('ListPools', 'GetUser', 'DeletePool', 'ListOSDs')).toEqual(
      [
        [undefined, ['GetUser', 'ListOSDs']],
        ['pool', ['ListPools', 'DeletePool']],
      ],
    );
  });

  it('are joined by what has a longer name for the same thing', () => {
    expect(
      getGroups('AddMachineTags', 'RemoveMachineTags', 'ListTags', 'GetTag'),
    ).toEqual([
      [
        undefined,
        ['AddMachineTags', 'RemoveMachineTags', 'ListTags', 'GetTag'],
      ],
    ]);
    expect(
      getGroups('AddMachineTags', 'ListTags', 'ListUsers', 'GetUser'),
    ).toEqual([
      ['tag', ['ListTags', 'AddMachineTags']],
      ['user', ['ListUsers', 'GetUser']],
    ]);
  });

  it('are joined by single operations on a part', () => {
    expect(
      getGroups(
        'GetFacility',
        'ListCharms',
        'GetCharmMetadata',
        'AddFacilityUnits',
        'ResolveFacilityUnitErrors',
      ),
    ).toEqual([
      [
        'facility',
        ['GetFacility', 'AddFacilityUnits', 'ResolveFacilityUnitErrors'],
      ],
      ['charm', ['ListCharms', 'GetCharmMetadata']],
    ]);
  });

  it('leave several operations on a part by themselves', () => {
    expect(
      getGroups('GetPool', 'CreatePoolKey', 'DeletePoolKey').map(
        ([object]) => object,
      ),
    ).toEqual([undefined, 'pool key']);
  });

  it('have no label where there is one group, or none', () => {
    expect(getGroups('ListModels', 'GetModel')).toEqual([
      [undefined, ['ListModels', 'GetModel']],
    ]);
    expect(getGroups('GetA', 'GetB')).toEqual([[undefined, ['GetA', 'GetB']]]);
    expect(getGroups()).toEqual([]);
  });

  it('have every operation once', () => {
    const names = ['ListPools', 'GetUser', 'DeletePool', 'GetPool', 'GetPool'];
    const ordered = sortForSidebar(names.map((rpc) => ({rpc})));
    expect(ordered.map(({rpc}) => rpc).sort()).toEqual([...names].sort());
  });
});
