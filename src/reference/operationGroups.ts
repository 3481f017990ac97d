import type {Operation} from './model';

/** The operations on one kind of object. */
export interface OperationGroup<T> {
  /** Name of the object in words, such as `virtual machine snapshot`. */
  object: string;
  operations: T[];
}

const verb = /^(?:Power(?:On|Off)|[A-Z][a-z]+|VNC)(?=[A-Z]|$)/;

const properNames = new Set(['Helm', 'Kubernetes', 'Prometheus']);

const isPlain = (word: string): boolean =>
  /^[A-Z][a-z]/.test(word) && !properNames.has(word);

/** `ListGPURelationsByMachine` → `GPU relation`, `ListOSDs` → `OSD`. */
export function getObject(rpc: string): string {
  const object = rpc.replace(verb, '').replace(/By[A-Z][A-Za-z]*$/, '') || rpc;
  return object
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x)es$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (isPlain(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** Operations by their object, in the order of the first of each. */
export function groupOperations<T extends Pick<Operation, 'rpc'>>(
  operations: T[],
): OperationGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const operation of operations) {
    const object = getObject(operation.rpc);
    groups.set(object, [...(groups.get(object) ?? []), operation]);
  }
  return [...groups].map(([object, members]) => ({
    object,
    operations: members,
  }));
}

/** Heading of a group, in English: `Virtual machine snapshot`. */
export const groupTitle = (object: string): string =>
  object.charAt(0).toUpperCase() + object.slice(1);
