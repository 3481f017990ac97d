/** An operation, as far as its names go. */
interface Named {
  /** `StorageService_ListPools` */
  id: string;
  /** `ListPools` */
  rpc: string;
  /** Nobody has described it yet, so no text means it by its short name. */
  draft?: boolean;
}

/** `StorageService.ListPools`, which no other operation is called. */
export const getFullRpcName = ({id}: Pick<Named, 'id'>): string =>
  id.replace('_', '.');

/**
 * The operations that a writer may mean: by `ListPools` those of all services,
 * by `StorageService.ListPools` one. A draft beside one that is described does
 * not take its short name away.
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
 * Why a name does not tell which operation is meant.
 *
 * @returns one sentence, or nothing when it does
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

/** The shortest name that tells an operation from all others. */
export function getRpcName(operations: readonly Named[], one: Named): string {
  const [only, ...others] = findOperationsNamed(operations, one.rpc);
  return others.length > 0 || (only && only.id !== one.id)
    ? getFullRpcName(one)
    : one.rpc;
}
