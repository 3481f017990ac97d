/** Key of a service: `machine` for the tag `MachineService`. */
export const getServiceKeyOfTag = (tag: string): string =>
  tag
    .replace(/\.?Service$/, '')
    .toLowerCase()
    .replaceAll('.', '-');

/** Package of a schema: the leading parts of its name in lower case. */
export const getPackage = (name: string): string =>
  /^(?:[a-z_]\w*\.)*/.exec(name)?.[0].replace(/\.$/, '') ?? '';

/**
 * Schema name without its package: `Machine` for `holt.machine.v1.Machine`.
 * Names of Protobuf and Connect schemas are unchanged.
 */
export const getShortSchemaName = (name: string): string =>
  /^(?:google\.protobuf|connect)\b/.test(name)
    ? name
    : name.slice(getPackage(name).length).replace(/^\./, '');
