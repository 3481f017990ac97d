import {describe, expect, it} from 'vitest';
import {
  getServiceKeyOfTag,
  getShortSchemaName,
} from '../../../src/reference/names';
import {
  apiSidebarName,
  isOfApi,
  getPartName,
} from '../../../src/reference/sidebarNames';
import {getServiceTitle} from '../../../src/reference/texts';

describe('names', () => {
  it.each([
    ['MachineService', 'machine'],
    ['ServiceMeshService', 'servicemesh'],
    ['Machine', 'machine'],
  ])('of the tag %s give the service %s', (tag, key) => {
    expect(getServiceKeyOfTag(tag)).toBe(key);
  });

  it.each([
    ['MachineService', 'Machine service'],
    ['ServiceMeshService', 'ServiceMesh service'],
  ])('of the tag %s give the title %s', (tag, title) => {
    expect(getServiceTitle(tag)).toBe(title);
  });

  it.each([
    ['holt.machine.v1.Machine', 'Machine'],
    ['holt.machine.v12.Machine.NUMANode', 'Machine.NUMANode'],
    ['connect.error', 'connect.error'],
    ['google.protobuf.Empty', 'google.protobuf.Empty'],
    ['holt.machine.Machine', 'holt.machine.Machine'],
    ['other.holt.machine.v1.Machine', 'other.holt.machine.v1.Machine'],
    ['holt.machine.version.Machine', 'holt.machine.version.Machine'],
    ['holtXmachine.v1.Machine', 'holtXmachine.v1.Machine'],
    ['holt.machineXv1.Machine', 'holt.machineXv1.Machine'],
    ['holt.machine.v1XMachine', 'holt.machine.v1XMachine'],
  ])('of the schema %s are short as %s', (name, short) => {
    expect(getShortSchemaName(name)).toBe(short);
  });
});

describe('the sidebars', () => {
  it('are named so that those of the API are known by their names', () => {
    expect(apiSidebarName).toBe('apiSidebar');
    expect(getPartName('machine')).toBe('apiSidebar-machine');
    expect(isOfApi('apiSidebar-machine')).toBe(true);
    expect(isOfApi('apiSidebar')).toBe(true);
    expect(isOfApi('docs-apiSidebar-')).toBe(false);
    expect(isOfApi(undefined)).toBe(false);
  });
});
