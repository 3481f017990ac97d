/** Key of a service, in addresses and folders, by its tag: `machine` for `MachineService`. */
export const getServiceKeyOfTag = (tag: string): string =>
  tag
    .replace(/\.?Service$/, '')
    .toLowerCase()
    .replaceAll('.', '-');

/** Package of a schema: the parts of its name that begin with a small letter. */
export const getPackage = (name: string): string =>
  /^(?:[a-z_]\w*\.)*/.exec(name)?.[0].replace(/\.$/, '') ?? '';

/**
 * Name of a schema without its package: `Machine` for `holt.machine.v1.Machine`.
 * Those of protobuf and of Connect keep theirs.
 */
export const getShortSchemaName = (name: string): string =>
  /^(?:google\.protobuf|connect)\b/.test(name)
    ? name
    : name.slice(getPackage(name).length).replace(/^\./, '');
