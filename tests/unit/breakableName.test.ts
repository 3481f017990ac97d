import {expect, it} from 'vitest';
import {splitName} from '../../src/components/BreakableName';

it.each([
  ['ListGPURelationsByMachine', 'List|GPU|Relations|By|Machine'],
  ['DataVolume.Source.Type', 'Data|Volume.|Source.|Type'],
  [
    '/holt.storage.v1.PoolService/ListOSDs',
    '/|holt.|storage.|v1.|Pool|Service/|List|OSDs',
  ],
  ['OpenAPI for a virtual machine', 'OpenAPI for a virtual machine'],
  ['虛擬機器', '虛擬機器'],
])('%s breaks between words', (name, parts) => {
  expect(splitName(name).join('|')).toBe(parts);
});
