import {findTextIn} from '../calls/json';
import type {Operation, Reference} from '../api/model';
import type {OperationError} from '../api/openapi';
import {getFaultOfRpcName, findOperationsNamed} from '../api/rpcNames';
import type {OperationRule, WrittenRules} from '../sandbox/model';
import {walk, type Fault} from './api';
import {findCauses, getErrorsOfCause} from './sandboxCauses';

export const rulesFile = 'openapi/sandbox.yaml';

/** Rules of a sandbox that returns only examples. */
export const noRules: WrittenRules = {objects: {}, operations: {}};

const actions = ['list', 'get', 'create', 'update', 'delete'] as const;

/** A name or an error in the rules that the description does not define. */
type RuleFault = Required<Omit<Fault, 'file'>>;

export function getPartsOfSeed(
  operations: readonly Operation[],
  seed: string,
): {rpc: string; field?: string} {
  const [first = '', second, third] = seed.split('.');
  const isFull =
    findOperationsNamed(operations, `${first}.${second}`).length > 0;
  return isFull
    ? {rpc: `${first}.${second}`, field: third}
    : {rpc: first, field: second};
}

const listOf = (errors: readonly OperationError[]): string =>
  errors.map(({description}) => `"${description}"`).join(', ') || 'none';

/** Explains why words do not identify one error of an operation. */
function findFaultOfCause(
  {rpc, errors}: Operation,
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
function findUndefinedResults(
  {by, set, get, create, update, ...rule}: OperationRule<string>,
  {objects}: WrittenRules,
): (keyof typeof situations)[] {
  const keyOf = (object: string | undefined): string[] =>
    object === undefined ? [] : Object.keys(by ?? objects[object]?.key ?? {});
  const isMade = (field: string): boolean =>
    /\$(next|uuid|serial)$/.test(findTextIn(set?.[field]));
  const needs = {
    missing: create
      ? Object.keys(objects[create]?.within?.by ?? {}).length > 0
      : keyOf(get ?? update ?? rule.delete).length > 0,
    taken: create !== undefined && !keyOf(create).every(isMade),
  };
  return (['missing', 'taken'] as const).filter(
    (situation) => needs[situation] && rule[situation] === undefined,
  );
}

/** Kinds of objects that a rule names, with their paths in it. */
const findKindsIn = (
  rule: OperationRule<string>,
): [string, RuleFault['path']][] =>
  [...walk(rule)].flatMap(([part, path]) => {
    const isAction =
      path.length === 1 && actions.some((one) => one === path[0]);
    const isOther = path.at(-1) === 'object' && path.at(-3) === 'elsewhere';
    return isAction || isOther || path.at(-1) === '$find'
      ? [[String(part), path]]
      : [];
  });

/** Errors and names in the rules that the description does not have. */
export function* findSandboxRuleFaults(
  rules: WrittenRules,
  {operations, schemas}: Pick<Reference, 'operations' | 'schemas'>,
): Iterable<RuleFault> {
  const described = [...operations.values()];
  const missing = (
    path: RuleFault['path'],
    name: string,
    kind: string,
  ): RuleFault => ({
    path,
    message: `"${name}" is named here, but there is no such ${kind}.`,
  });
  for (const [name, rule] of Object.entries(rules.objects)) {
    const {schema, seeds = [], within} = rule;
    const path = ['objects', name];
    if (!schemas.has(schema)) {
      yield missing([...path, 'schema'], schema, 'schema');
    }
    for (const [index, seed] of seeds.entries()) {
      const {rpc} = getPartsOfSeed(described, seed);
      const message = getFaultOfRpcName(described, rpc);
      if (message) yield {path: [...path, 'seeds', index], message};
    }
    if (within && !Object.hasOwn(rules.objects, within.object)) {
      yield missing([...path, 'within', 'object'], within.object, 'object');
    }
  }
  for (const [name, rule] of Object.entries(rules.operations)) {
    const path = ['operations', name];
    for (const [kind, at] of findKindsIn(rule)) {
      if (Object.hasOwn(rules.objects, kind)) continue;
      yield missing([...path, ...at], kind, 'object');
    }
    const fault = getFaultOfRpcName(described, name);
    if (fault) yield {path, message: fault};
    const [operation] = findOperationsNamed(described, name);
    if (!operation) continue;
    for (const [words, at] of findCauses(rule)) {
      const message = findFaultOfCause(operation, words);
      if (message) yield {path: [...path, ...at], message};
    }
    for (const key of findUndefinedResults(rule, rules)) {
      const message = `${name} does not tell the end of a call for ${situations[key]}. Write "${key}": the first words of the description of one of its errors, or false if the call succeeds.`;
      yield {path, message};
    }
  }
  for (const [at, {causes}] of (rules.around ?? []).entries()) {
    for (const [index, words] of causes.entries()) {
      const isKnown = described.some(
        ({errors}) => getErrorsOfCause(errors, words).length > 0,
      );
      if (isKnown) continue;
      const message = `No operation lists an error whose description begins with "${words}". Take the words out, or write those of a listed error.`;
      yield {path: ['around', at, 'causes', index], message};
    }
  }
}
