import {findReachable} from '../api/reachable';
import {getHeldSchema, type Structure} from '../api/description/structure';

export type Direction = 'request' | 'response';

/** A message of an operation that contains a schema. */
export interface Reach {
  operation: string;
  direction: Direction;
}

/** Operations whose messages contain each schema, by the schema's full name. */
export function findReach({
  operations,
  schemas,
}: Structure): Map<string, Reach[]> {
  const getHeld = (name: string): string[] =>
    Object.values(schemas[name]?.fields ?? {}).flatMap(
      ({type}) => getHeldSchema(type) ?? [],
    );

  const reach = new Map<string, Reach[]>();
  for (const {path, request, response} of Object.values(operations)) {
    for (const [direction, message] of [
      ['request', request],
      ['response', response],
    ] as const) {
      for (const schema of findReachable([message], getHeld).keys()) {
        const known = reach.get(schema) ?? [];
        known.push({operation: path, direction});
        reach.set(schema, known);
      }
    }
  }
  return reach;
}
