import {findTextIn} from '../calls/json';
import type {OperationRule, WrittenRules} from '../sandbox/model';
import type {OperationError} from '../api/openapi';
import {findOperationsNamed} from '../api/rpcNames';
import {getErrorsOfCause, mapCauses, type CausePath} from './sandboxCauses';

export interface WithErrors {
  id: string;
  rpc: string;
  errors: readonly OperationError[];
}

interface Fault {
  path: CausePath;
  message: string;
}

const listOf = (errors: readonly OperationError[]): string =>
  errors.map(({description}) => `"${description}"`).join(', ') || 'none';

/** Explains why words do not identify one error of an operation. */
function findFaultOfCause(
  {rpc, errors}: WithErrors,
  words: string,
): string | undefined {
  const found = getErrorsOfCause(errors, words);
  if (found.length === 1) return undefined;
  return found.length === 0
    ? `${rpc} lists no error whose description begins with "${words}". Write the first words of one of these: ${listOf(errors)}.`
    : `${rpc} lists ${found.length} errors whose description begins with "${words}". Write more words of one of these: ${listOf(found)}.`;
}

/** Situations in which a rule must define the result of a call. */
const situations = {
  missing: 'an object that does not exist',
  taken: 'a name that is taken',
};

/** Situations that can occur but have no result in a rule. */
function findUntold(
  {
    by,
    set,
    get,
    create,
    update,
    delete: remove,
    ...rule
  }: OperationRule<string>,
  {objects}: WrittenRules,
): (keyof typeof situations)[] {
  const keyOf = (object: string): string[] =>
    Object.keys(by ?? objects[object]?.key ?? {});
  const isMade = (field: string): boolean =>
    /\$(next|uuid|serial)$/.test(findTextIn(set?.[field]));
  const needs = {
    missing: create
      ? Object.keys(objects[create]?.within?.by ?? {}).length > 0
      : keyOf(get ?? update ?? remove ?? '').length > 0,
    taken: create !== undefined && !keyOf(create).every(isMade),
  };
  return (['missing', 'taken'] as const).filter(
    (situation) => needs[situation] && rule[situation] === undefined,
  );
}

/** Causes for every operation that lists them, and their locations. */
const findSharedCauses = ({
  around = [],
}: WrittenRules): {path: CausePath; words: string}[] =>
  around.flatMap(({causes}, at) =>
    causes.map((words, index) => ({
      path: ['around', at, 'causes', index],
      words,
    })),
  );

/** Results that the operations' pages do not document. */
export function findErrorFaults(
  rules: WrittenRules,
  described: readonly WithErrors[],
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, rule] of Object.entries(rules.operations)) {
    const [operation] = findOperationsNamed(described, name);
    if (!operation) continue;
    mapCauses(rule, (words, path) => {
      const message = findFaultOfCause(operation, words);
      if (message) faults.push({path: ['operations', name, ...path], message});
    });
    for (const key of findUntold(rule, rules)) {
      faults.push({
        path: ['operations', name],
        message: `${name} does not tell the end of a call for ${situations[key]}. Write "${key}": the first words of the description of one of its errors, or false if the call succeeds.`,
      });
    }
  }
  for (const {path, words} of findSharedCauses(rules)) {
    if (
      described.some(({errors}) => getErrorsOfCause(errors, words).length > 0)
    )
      continue;
    faults.push({
      path,
      message: `No operation lists an error whose description begins with "${words}". Take the words out, or write those of a listed error.`,
    });
  }
  return faults;
}
