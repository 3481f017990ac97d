import {splitIdentifiers, toSingular} from '../search/words';
import type {Language} from './library';
import type {DescribedOperation} from './model';

/** An operation whose response has what a query names. */
export interface Returning {
  operation: DescribedOperation;
  /** Path of the field. */
  field: string;
}

/** A word that more operations return, such as `name`, tells nothing. */
const mostOperations = 24;

const listSingulars = (text: string): string[] =>
  splitIdentifiers(text).map((word) => toSingular(word.toLowerCase()));

const getLastPart = (path: string): string =>
  path.replace(/\[\]|\{\}/g, '').replace(/^.*\./, '');

/** Reads come first, and of them lists. */
const getOrder = ({operation, atAGlance}: DescribedOperation): number => {
  const {effect} = (atAGlance ?? {}) as {effect?: string};
  if (effect !== 'reads') return 2;
  return operation.startsWith('List') ? 0 : 1;
};

/**
 * Operations that return what a query names, such as `ListMachines` for "gpu",
 * whose `gpuDevices` no text of the operation mentions.
 */
export function findOperationsReturning(
  query: string,
  {operations}: Pick<Language, 'operations'>,
): Returning[] {
  const all = Object.values(operations);
  const found = new Map<DescribedOperation, Returning & {weight: number}>();
  const having = [...new Set(listSingulars(query))]
    .filter((word) => word.length > 2)
    .map((word) =>
      all.flatMap((operation): Returning[] => {
        const field = operation.response.fields.find(({path}) =>
          listSingulars(getLastPart(path)).includes(word),
        );
        return field ? [{operation, field: field.path}] : [];
      }),
    )
    .filter(({length}) => length > 0 && length <= mostOperations)
    // The field of the rarest word is shown.
    .sort((a, b) => a.length - b.length);
  for (const one of having) {
    const weight = Math.log(all.length / one.length);
    for (const {operation, field} of one) {
      const known = found.get(operation) ?? {operation, field, weight: 0};
      found.set(operation, {...known, weight: known.weight + weight});
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      b.weight - a.weight ||
      getOrder(a.operation) - getOrder(b.operation) ||
      a.field.split('.').length - b.field.split('.').length,
  );
}
