/** Key of a service, in addresses and folders, by its tag: `machine` for `MachineService`. */
export const getServiceKeyOfTag = (tag: string): string =>
  tag.replace(/Service$/, '').toLowerCase();

/** Name of a schema without its package: `Machine` for `holt.machine.v1.Machine`. */
export const getShortSchemaName = (name: string): string =>
  name.replace(/^holt\.\w+\.v\d+\./, '');
