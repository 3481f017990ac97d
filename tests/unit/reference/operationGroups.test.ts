import {describe, expect, it} from 'vitest';
import {
  groupOperations,
  groupTitle,
  getObject,
} from '../../../src/reference/operationGroups';

describe('the object of an operation', () => {
  it.each([
    ['GetMachine', 'machine'],
    ['ListMachines', 'machine'],
    ['PowerOffMachine', 'machine'],
    ['AddMachineTags', 'machine tag'],
    ['ListVirtualMachines', 'virtual machine'],
    ['CreateVirtualMachineSnapshot', 'virtual machine snapshot'],
    ['ListGPURelationsByMachine', 'GPU relation'],
    ['ListGPURelationsByModel', 'GPU relation'],
    ['ListOSDs', 'OSD'],
    ['ListMONs', 'MON'],
    ['UpdateVLAN', 'VLAN'],
    ['UpdateNTPServer', 'NTP server'],
    ['CreateIPRange', 'IP range'],
    ['VNCInstance', 'instance'],
    ['DoSMART', 'SMART'],
    ['DoAction', 'action'],
    ['WriteTTY', 'TTY'],
    ['ListStorageClasses', 'storage class'],
    ['CheckHealth', 'health'],
    ['ListIndexes', 'index'],
    ['UpdateStatus', 'status'],
    ['WatchStatus', 'status'],
    ['ListFacilities', 'facility'],
    ['ListNamespaces', 'namespace'],
    ['ListTaxes', 'tax'],
    ['ListKubernetesNodeLabels', 'Kubernetes node label'],
    ['UpdateHelmRepository', 'Helm repository'],
    ['GetPrometheus', 'Prometheus'],
    ['ListV2Rays', 'V2 ray'],
    ['ResolveFacilityUnitErrors', 'facility unit error'],
    ['ListStandbyNodes', 'standby node'],
    ['ListByproducts', 'byproduct'],
    ['ListSeriesNodes', 'series node'],
    ['GetTaxesReport', 'taxes report'],
  ])('%s acts on is called %s', (rpc, object) => {
    expect(getObject(rpc)).toBe(object);
  });

  it.each([
    ['Reconcile', 'reconcile'],
    ['PowerOff', 'power off'],
    ['VPNTunnel', 'VPN tunnel'],
    ['VNC', 'VNC'],
    ['Do', 'do'],
    ['Double', 'double'],
  ])(
    'is the name of %s itself where nothing follows the verb',
    (rpc, object) => {
      expect(getObject(rpc)).toBe(object);
    },
  );
});

describe('operations on the same object', () => {
  it('stand together, in the order of the first of each', () => {
    const operations = [
      {rpc: 'ListMachines', at: 1},
      {rpc: 'ListTags', at: 2},
      {rpc: 'PowerOffMachine', at: 3},
      {rpc: 'CreateTag', at: 4},
      {rpc: 'GetMachine', at: 5},
    ];
    expect(groupOperations(operations)).toEqual([
      {
        object: 'machine',
        operations: [
          {rpc: 'ListMachines', at: 1},
          {rpc: 'PowerOffMachine', at: 3},
          {rpc: 'GetMachine', at: 5},
        ],
      },
      {
        object: 'tag',
        operations: [
          {rpc: 'ListTags', at: 2},
          {rpc: 'CreateTag', at: 4},
        ],
      },
    ]);
    expect(groupOperations([])).toEqual([]);
  });

  it.each([
    ['virtual machine snapshot', 'Virtual machine snapshot'],
    ['GPU relation', 'GPU relation'],
  ])('have the heading of %s', (object, title) => {
    expect(groupTitle(object)).toBe(title);
  });
});
