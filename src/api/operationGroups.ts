import groupBy from 'es-toolkit/compat/groupBy';
import sortBy from 'es-toolkit/compat/sortBy';
import type {Operation} from './model';

export interface OperationGroup<T> {
  title?: string;
  operations: T[];
}

type Grouped = Pick<Operation, 'group' | 'rpc'>;

/** Verbs of RPCs in the order of a group; others come before `Delete`. */
const verbs = ['List', 'Get', 'Create', 'Update', '', 'Delete'];

const getRank = ({rpc}: Grouped): number => {
  const [verb = ''] = /(?<=^|\.)[A-Z][a-z]+/.exec(rpc) ?? [];
  return verbs.indexOf(verbs.includes(verb) ? verb : '');
};

/** Groups in order of first use; operations without one come first. */
export function groupOperations<T extends Grouped>(
  operations: T[],
): OperationGroup<T>[] {
  const {'': alone, ...groups} = groupBy(operations, ({group}) => group ?? '');
  return [
    ...(alone ? [{operations: sortBy(alone, getRank)}] : []),
    ...Object.entries(groups).map(([title, members]) => ({
      title,
      operations: sortBy(members, getRank),
    })),
  ];
}

export const sortForSidebar = <T extends Grouped>(operations: T[]): T[] =>
  groupOperations(operations).flatMap((group) => group.operations);
