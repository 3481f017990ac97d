import type {Operation} from './model';
import {groupOperations, type OperationGroup} from './operationGroups';

/** Operations that stand together in the sidebar, below a label if they have one. */
export interface SidebarGroup<T> {
  /** Name of the object in words; absent where nothing is shared. */
  object?: string;
  operations: T[];
}

/**
 * The group that another one joins: that of the same thing by a shorter name
 * (`machine tag` is a tag), or, for a single operation, that of what its object
 * is a part of (`charm metadata` of a charm).
 */
function getWhole<T>(
  {object, operations}: OperationGroup<T>,
  groups: OperationGroup<T>[],
): OperationGroup<T> | undefined {
  const longestFirst = [...groups].sort(
    (a, b) => b.object.length - a.object.length,
  );
  return (
    longestFirst.find((other) => object.endsWith(` ${other.object}`)) ??
    (operations.length === 1
      ? longestFirst.find((other) => object.startsWith(`${other.object} `))
      : undefined)
  );
}

/**
 * The operations of a service as its sidebar has them: first those that share
 * their object with no other, then the others under the object.
 */
export function getSidebarGroups<T extends Pick<Operation, 'rpc'>>(
  operations: T[],
): SidebarGroup<T>[] {
  const groups = groupOperations(operations);
  const roots = new Map(
    groups.map((group) => [group, getWhole(group, groups)]),
  );
  const rootOf = (group: OperationGroup<T>): OperationGroup<T> => {
    const whole = roots.get(group);
    return whole ? rootOf(whole) : group;
  };
  const joined = groups
    .filter((group) => !roots.get(group))
    .map((root) => ({
      object: root.object,
      operations: [root, ...groups.filter((group) => group !== root)]
        .filter((group) => rootOf(group) === root)
        .flatMap((group) => group.operations),
    }));
  const single = joined.filter((group) => group.operations.length === 1);
  const shared = joined.filter((group) => group.operations.length > 1);
  const alone = single.flatMap((group) => group.operations);
  // One label over everything would say what the service's name says.
  if (alone.length === 0 && shared.length === 1) return [{operations}];
  return alone.length > 0 ? [{operations: alone}, ...shared] : shared;
}

/** The operations of a service in the order of its sidebar. */
export const sortForSidebar = <T extends Pick<Operation, 'rpc'>>(
  operations: T[],
): T[] => getSidebarGroups(operations).flatMap((group) => group.operations);
