import groupBy from 'es-toolkit/compat/groupBy';
import type {Operation} from './model';

/** Operations of a service that act on one kind of object. */
export interface OperationGroup<T> {
  /** Its `x-group`; absent for operations without one. */
  title?: string;
  operations: T[];
}

/**
 * The operations of a service as its page and the sidebar show them: first those
 * without a group, then each group, in the order of its first operation.
 */
export function groupOperations<T extends Pick<Operation, 'group'>>(
  operations: T[],
): OperationGroup<T>[] {
  const {'': alone, ...groups} = groupBy(operations, ({group}) => group ?? '');
  return [
    ...(alone ? [{operations: alone}] : []),
    ...Object.entries(groups).map(([title, members]) => ({
      title,
      operations: members,
    })),
  ];
}

/** The operations of a service in the order of its sidebar. */
export const sortForSidebar = <T extends Pick<Operation, 'group'>>(
  operations: T[],
): T[] => groupOperations(operations).flatMap((group) => group.operations);
