import {isObject, findObjectIn, findTextIn} from '../calls/json';
import type {WrittenRules} from '../sandbox/model';
import {getFaultOfRpcName, findOperationsNamed} from '../api/rpcNames';
import {findErrorFaults, type WithErrors} from './sandboxErrorFaults';

export const rulesFile = 'openapi/sandbox.yaml';

/** Rules of a sandbox that returns only examples. */
export const noRules: WrittenRules = {objects: {}, operations: {}};

const actions = ['list', 'get', 'create', 'update', 'delete'] as const;

interface Described {
  id: string;
  rpc: string;
}

/** A name or an error in the rules that the description does not define. */
export interface RuleFault {
  path: (string | number)[];
  message: string;
}

export function getPartsOfSeed(
  described: readonly Described[],
  seed: string,
): {rpc: string; field?: string} {
  const [first = '', second, third] = seed.split('.');
  const isFull =
    findOperationsNamed(described, `${first}.${second}`).length > 0;
  return isFull
    ? {rpc: `${first}.${second}`, field: third}
    : {rpc: first, field: second};
}

interface NamedKind {
  path: RuleFault['path'];
  kind: string;
}

/** Kinds of objects that a rule finds or changes elsewhere. */
function findKindsIn(node: unknown, path: RuleFault['path']): NamedKind[] {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => findKindsIn(item, [...path, index]));
  }
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, item]): NamedKind[] => {
    const here = [...path, key];
    const inside = findKindsIn(item, here);
    if (key === '$find') return [{path: here, kind: findTextIn(item)}];
    if (key !== 'elsewhere' || !Array.isArray(item)) return inside;
    const changed = item.map((one, index) => ({
      path: [...here, index, 'object'],
      kind: findTextIn(findObjectIn(one).object),
    }));
    return [...changed, ...inside];
  });
}

export function findSandboxRuleFaults(
  rules: WrittenRules,
  schemas: ReadonlySet<string>,
  described: readonly WithErrors[],
): RuleFault[] {
  const {objects, operations} = rules;
  const missing = (
    path: RuleFault['path'],
    name: string,
    kind: string,
  ): RuleFault => ({
    path,
    message: `"${name}" is named here, but there is no such ${kind}.`,
  });
  const ofRpc = (path: RuleFault['path'], name: string): RuleFault[] => {
    const message = getFaultOfRpcName(described, name);
    return message ? [{path, message}] : [];
  };
  return [
    ...Object.entries(objects).flatMap(
      ([name, {schema, seeds = [], within}]) => [
        ...(schemas.has(schema)
          ? []
          : [missing(['objects', name, 'schema'], schema, 'schema')]),
        ...seeds.flatMap((seed, index) =>
          ofRpc(
            ['objects', name, 'seeds', index],
            getPartsOfSeed(described, seed).rpc,
          ),
        ),
        ...(within && !Object.hasOwn(objects, within.object)
          ? [
              missing(
                ['objects', name, 'within', 'object'],
                within.object,
                'object',
              ),
            ]
          : []),
      ],
    ),
    ...Object.entries(operations).flatMap(([rpc, rule]) => [
      ...ofRpc(['operations', rpc], rpc),
      ...actions.flatMap((action) => {
        const object = rule[action];
        return object === undefined || Object.hasOwn(objects, object)
          ? []
          : [missing(['operations', rpc, action], object, 'object')];
      }),
      ...findKindsIn(rule, ['operations', rpc]).flatMap(({path, kind}) =>
        Object.hasOwn(objects, kind) ? [] : [missing(path, kind, 'object')],
      ),
    ]),
    ...findErrorFaults(rules, described),
  ];
}
