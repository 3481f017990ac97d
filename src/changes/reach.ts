import {findReachable} from '../api/reachable';
import {getHeldSchema, type Structure} from '../api/description/structure';

export type Direction = 'request' | 'response';

/** Where an operation's message contains a schema. */
export interface Reach {
  operation: string;
  direction: Direction;
  at: string;
}

const getStep = (name: string, type: string): string =>
  `${name}${type.startsWith('[]') ? '[]' : type.startsWith('map<') ? '{}' : ''}.`;

function findSchemasIn(
  message: string,
  {schemas}: Structure,
): Map<string, string> {
  const steps = (name: string): [field: string, type: string, held: string][] =>
    Object.entries(schemas[name]?.fields ?? {}).flatMap(([field, {type}]) => {
      const held = getHeldSchema(type);
      return held === undefined ? [] : [[field, type, held]];
    });
  const ways = new Map([[message, '']]);
  const reached = findReachable([message], (name) =>
    steps(name).map(([, , held]) => held),
  );
  for (const [name, from] of reached) {
    if (from === undefined) continue;
    const step = steps(from).find(([, , held]) => held === name);
    if (step) ways.set(name, ways.get(from)! + getStep(step[0], step[1]));
  }
  return ways;
}

/** Operations whose messages contain each schema, by the schema's full name. */
export function findReach(structure: Structure): Map<string, Reach[]> {
  const reach = new Map<string, Reach[]>();
  for (const {path, request, response} of Object.values(structure.operations)) {
    for (const [direction, message] of [
      ['request', request],
      ['response', response],
    ] as const) {
      for (const [schema, at] of findSchemasIn(message, structure)) {
        const known = reach.get(schema) ?? [];
        known.push({operation: path, direction, at});
        reach.set(schema, known);
      }
    }
  }
  return reach;
}
