import type {Effect, OpenApiDocument} from './openapi';
import {getSchemaName} from './fields';
import {getFirstSentence} from './markdownTree';
import type {NamedExample, Operation} from './model';
import {findReachable} from './reachable';
import {findReferencesIn} from './references';

/** A self-contained JSON Schema (2020-12): references point to `$defs`. */
export interface ClosedSchema {
  $ref: string;
  $defs: Record<string, unknown>;
}

export interface OperationData {
  path: string;
  rpc: string;
  streaming: boolean;
  effect?: Effect;
  /** Whether the sandbox answers as the server does. */
  simulated: boolean;
  errors: ListedError[];
  schema: ClosedSchema;
  examples: NamedExample[];
}

/** A documented error that the sandbox can return on request. */
export interface ListedError {
  anchor: string;
  code: string;
  text: string;
}

const renderDefinition = (name: string): string => `#/$defs/${name}`;

/** Copies a schema without documentation keys; references point to `$defs`. */
function strip(node: unknown, isNameMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNameMap || !/^(?:description|title|x-.*)$/.test(key))
      .map(([key, value]: [string, unknown]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? renderDefinition(getSchemaName(value))
          : strip(value, key === 'properties' && !isNameMap),
      ]),
  );
}

/**
 * A schema with all schemas that it references.
 *
 * @param bare result of `getBareSchemas`
 */
export function getClosedSchema(
  name: string,
  bare: ReadonlyMap<string, unknown>,
): ClosedSchema {
  const reached = findReachable([name], (one) =>
    findReferencesIn(bare.get(one)).map((ref) => ref.slice('#/$defs/'.length)),
  );
  const $defs = Object.fromEntries(
    [...reached.keys()].map((one) => [one, bare.get(one)]),
  );
  return {$ref: renderDefinition(name), $defs};
}

/** All schemas by full name, without documentation keys. */
export const getBareSchemas = ({
  components,
}: OpenApiDocument): Map<string, unknown> =>
  new Map(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      strip(schema),
    ]),
  );

/**
 * Data of one operation for the panel; see `OperationData`.
 *
 * @param bare result of `getBareSchemas`
 * @param simulated whether the sandbox has a rule for the operation
 */
export function getOperationData(
  operation: Operation,
  bare: ReadonlyMap<string, unknown>,
  simulated: boolean,
): OperationData {
  const {path, rpc, streaming, effect} = operation;
  return {
    path,
    rpc,
    streaming,
    effect,
    simulated: simulated || effect === 'none',
    errors: operation.errors.map(({anchor, code, description}) => ({
      anchor,
      code,
      text: getFirstSentence(description),
    })),
    schema: getClosedSchema(operation.request.schema, bare),
    examples: operation.request.examples,
  };
}
