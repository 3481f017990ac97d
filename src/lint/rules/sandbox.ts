import type {Operation, Reference} from '../../api/model';
import {getFaultOfRpcName, findOperationsNamed} from '../../api/rpcNames';
import type {OperationRule, WrittenRules} from '../../sandbox/model';
import {findFile, walk, type Api, type Fault, type Path} from '../api';

export const rulesFile = 'openapi/sandbox.yaml';

/** Rules of a sandbox that returns only examples. */
export const noRules: WrittenRules = {objects: {}, operations: {}};

/** A name or an error in the rules that the description does not define. */
type RuleFault = Required<Omit<Fault, 'file'>>;

export function getPartsOfSeed(
  operations: readonly Operation[],
  seed: string,
): {rpc: string; field?: string} {
  const [first = '', second, third] = seed.split('.');
  const full = `${first}.${second}`;
  return findOperationsNamed(operations, full).length > 0
    ? {rpc: full, field: third}
    : {rpc: first, field: second};
}

/** Places in a rule where the first words of an error stand. */
const causeAt = /^(?:missing|taken|causes\.[^.]+|refused\.\d+\.cause)$/;

/** Places in a rule where a kind of object stands. */
const kindAt =
  /^(?:list|get|create|update|delete)$|(?:^|\.)sideEffects\.\d+\.object$|(?:^|\.)\$find$|^keeps\.\d+$/;

function findAt(
  rule: OperationRule<string>,
  place: RegExp,
): [text: string, path: Path][] {
  return [...walk(rule)].flatMap(([text, path]) =>
    typeof text === 'string' && place.test(path.join('.'))
      ? [[text, path]]
      : [],
  );
}

/** Causes that a rule names, with their paths in it. */
export const findCauses = (
  rule: OperationRule<string>,
): [words: string, path: Path][] => findAt(rule, causeAt);

/** Operations, kinds of objects, and errors in the rules that do not exist. */
export function* findSandboxRuleFaults(
  {objects, operations}: WrittenRules,
  reference: Pick<Reference, 'operations'>,
): Iterable<RuleFault> {
  const described = [...reference.operations.values()];
  for (const [name, {seeds = []}] of Object.entries(objects)) {
    for (const [index, seed] of seeds.entries()) {
      const {rpc} = getPartsOfSeed(described, seed);
      const message = getFaultOfRpcName(described, rpc);
      if (message) yield {path: ['objects', name, 'seeds', index], message};
    }
  }
  for (const [name, rule] of Object.entries(operations)) {
    const path = ['operations', name];
    for (const [kind, at] of findAt(rule, kindAt)) {
      if (Object.hasOwn(objects, kind)) continue;
      const message = `There is no object "${kind}" under "objects".`;
      yield {path: [...path, ...at], message};
    }
    const fault = getFaultOfRpcName(described, name);
    if (fault) yield {path, message: fault};
    const [operation] = findOperationsNamed(described, name);
    if (!operation) continue;
    const {rpc, errors} = operation;
    for (const [words, at] of findCauses(rule)) {
      if (errors.some(({description}) => description.startsWith(words)))
        continue;
      const known = errors.map(({description}) => `"${description}"`);
      const message = `${rpc} lists no error whose description begins with "${words}". Write the first words of one of these: ${known.join(', ')}.`;
      yield {path: [...path, ...at], message};
    }
  }
}

/** Sandbox rules must refer to existing operations, objects, and errors. */
export function* sandbox(api: Api): Iterable<Fault> {
  const file = findFile(api, rulesFile);
  if (!file) return;
  const rules = {...noRules, ...(file.data as Partial<WrittenRules>)};
  for (const fault of findSandboxRuleFaults(rules, api.reference)) {
    yield {file, ...fault};
  }
}
