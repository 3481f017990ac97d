import type {Operation, Schema, Side} from './model';
import {findReachable} from './reachable';

/** Finds the schemas in requests, and those in responses. */
export function findSides(
  operations: readonly Operation[],
  schemas: ReadonlyMap<string, Schema>,
): void {
  const getHeld = (name: string): string[] =>
    (schemas.get(name)?.fields ?? [])
      .filter(({type}) => type.isSchema)
      .map(({type}) => type.name);
  for (const side of ['request', 'response'] satisfies Side[]) {
    const starts = operations.map((one) => one[side].schema);
    for (const name of findReachable(starts, getHeld).keys()) {
      const schema = schemas.get(name);
      if (schema) schema.sides = new Set([...schema.sides, side]);
    }
  }
}
