import groupBy from 'es-toolkit/compat/groupBy';
import type {Operation} from './model';

export interface OperationGroup<T> {
  title?: string;
  operations: T[];
}

type Grouped = Pick<Operation, 'x-group'>;

/** Groups in order of first use; operations without one come first. */
export function groupOperations<T extends Grouped>(
  operations: T[],
): OperationGroup<T>[] {
  const {'': alone, ...groups} = groupBy(
    operations,
    (one) => one['x-group'] ?? '',
  );
  return [
    ...(alone ? [{operations: alone}] : []),
    ...Object.entries(groups).map(([title, members]) => ({
      title,
      operations: members,
    })),
  ];
}
