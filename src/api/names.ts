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
  /^(?:google\.protobuf\b|connect\.error)/.test(name)
    ? name
    : name.slice(getPackage(name).length).replace(/^\./, '');

/** `/a.v1.AService/Do`, with an optional prefix → `a.v1.AService.Do`. */
export const getFullName = (path: string): string =>
  path.split('/').slice(-2).join('.');

/** Full name of the service of an operation: `/a.v1.AService/Do` → `a.v1.AService`. */
export const getServiceOf = (path: string): string =>
  path.split('/').at(-2) ?? '';

/** Owner of `a.v1.AService.Do` or `a.v1.Pool.size`. */
export const getOwner = (name: string): string =>
  name.slice(0, name.lastIndexOf('.'));

/** `a.v1.Pool.size` → `size` */
export const getLastPart = (name: string): string =>
  name.slice(name.lastIndexOf('.') + 1);

/** Call path: `a.v1.AService.Do` → `/a.v1.AService/Do`. */
export const toPath = (name: string): string =>
  `/${getOwner(name)}/${getLastPart(name)}`;

/** Whether a schema is not a request or response, named after an operation. */
export const describesObject = ({shortName}: {shortName: string}): boolean =>
  !/(?:Request|Response)$/.test(shortName);
