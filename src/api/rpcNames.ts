interface Named {
  id: string;
  rpc: string;
  /** Drafts do not claim short names. */
  draft?: boolean;
}

/** The unambiguous name: `StorageService.ListPools`. */
export const getFullRpcName = ({id}: Pick<Named, 'id'>): string =>
  id.replace('_', '.');

/**
 * Operations that a name can refer to: all services' for `ListPools`, one for
 * `StorageService.ListPools`. A draft does not make a described operation's
 * short name ambiguous.
 */
export function findOperationsNamed<T extends Named>(
  operations: readonly T[],
  name: string,
): T[] {
  const found = operations.filter(
    (operation) => operation.rpc === name || getFullRpcName(operation) === name,
  );
  const described = found.filter(({draft}) => !draft);
  return found.length > 1 && described.length === 1 ? described : found;
}

/**
 * Explains why a name does not identify one operation.
 *
 * @returns one sentence, or `undefined` if it does
 */
export function getFaultOfRpcName(
  operations: readonly Named[],
  name: string,
): string | undefined {
  const found = findOperationsNamed(operations, name);
  if (found.length === 1) return undefined;
  return found.length === 0
    ? `There is no operation ${name}.`
    : `${found.length} services have an operation ${name}: write ${found.map(getFullRpcName).join(' or ')}.`;
}

export function getRpcName(operations: readonly Named[], one: Named): string {
  const [only, ...others] = findOperationsNamed(operations, one.rpc);
  return others.length > 0 || (only && only.id !== one.id)
    ? getFullRpcName(one)
    : one.rpc;
}
