import type {Operation, Schema, Side} from './model';

/** Notes for a schema, and for all that it holds, that a side can hold them. */
function note(
  side: Side,
  name: string,
  schemas: ReadonlyMap<string, Schema>,
): void {
  const schema = schemas.get(name);
  if (!schema || schema.sides.has(side)) return;
  schema.sides = new Set([...schema.sides, side]);
  for (const {type} of schema.fields) {
    if (type.isSchema) note(side, type.name, schemas);
  }
}

/** Finds which schemas requests can hold, and which responses. */
export function findSides(
  operations: readonly Operation[],
  schemas: ReadonlyMap<string, Schema>,
): void {
  for (const {request, response} of operations) {
    note('request', request.schema, schemas);
    note('response', response.schema, schemas);
  }
}
