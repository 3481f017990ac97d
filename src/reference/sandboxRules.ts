import type {SandboxOperation, SandboxRules} from '../sandbox/model';

/** Where the rules of the sandbox stand. */
export const rulesFile = 'openapi/sandbox.yaml';

const actions = ['list', 'get', 'create', 'update', 'delete'] as const;

/**
 * Names of the rules that the description does not define.
 *
 * @returns one sentence per fault
 */
export function faultsOf(
  {objects, operations}: SandboxRules,
  schemas: ReadonlySet<string>,
  described: readonly SandboxOperation[],
): string[] {
  const rpcs = new Set(described.map(({rpc}) => rpc));
  const fault = (at: string, name: string, kind: string): string =>
    `${rulesFile}: ${at} names "${name}", but there is no such ${kind}.`;
  return [
    ...Object.entries(objects).flatMap(
      ([name, {schema, seeds = [], within}]) => [
        ...(schemas.has(schema) ? [] : [fault(name, schema, 'schema')]),
        ...seeds
          .filter((seed) => !rpcs.has(seed.split('.')[0] ?? ''))
          .map((seed) => fault(name, seed, 'operation')),
        ...(within && !Object.hasOwn(objects, within.object)
          ? [fault(name, within.object, 'object')]
          : []),
      ],
    ),
    ...Object.entries(operations).flatMap(([rpc, rule]) => [
      ...(rpcs.has(rpc) ? [] : [fault('operations', rpc, 'operation')]),
      ...actions.flatMap((action) => {
        const object = rule[action];
        return object === undefined || Object.hasOwn(objects, object)
          ? []
          : [fault(rpc, object, 'object')];
      }),
    ]),
  ];
}
