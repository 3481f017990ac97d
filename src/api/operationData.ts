import type {JsonSchema, OpenApiDocument} from './openapi';
import {getSchemaName} from './fields';
import {getFirstSentence} from './markdownTree';
import type {NamedExample, Operation} from './model';
import {findReachable} from './reachable';
import {findReferencesIn} from './references';

/** A JSON Schema (2020-12) that stands by itself: references lead to `$defs`. */
export interface ClosedSchema {
  $ref: string;
  $defs: Record<string, unknown>;
}

/** What the send-request panel needs to know of one operation. */
export interface OperationData {
  path: string;
  rpc: string;
  streaming: boolean;
  destructive: boolean;
  unimplemented: boolean;
  /** Whether the sandbox simulates what it does, instead of showing an example. */
  simulated: boolean;
  /** Errors that the page lists. */
  errors: ListedError[];
  /** Schema of the request. */
  schema: ClosedSchema;
  examples: NamedExample[];
}

/** An error of an operation, as the sandbox can be asked for it. */
export interface ListedError {
  /** Its anchor on the page of the operation. */
  anchor: string;
  code: string;
  /** First sentence of its cause. */
  text: string;
}

const renderDefinition = (name: string): string => `#/$defs/${name}`;

/** A schema without what only readers need; references lead to `$defs`. */
export function getBareSchema(schema: JsonSchema): unknown {
  const strip = (node: unknown, isNameMap = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => strip(item));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(
          ([key]) =>
            isNameMap ||
            !(key === 'description' || key === 'title' || key.startsWith('x-')),
        )
        .map(([key, value]): [string, unknown] => {
          if (key === '$ref' && typeof value === 'string') {
            return [key, renderDefinition(getSchemaName(value))];
          }
          return [key, strip(value, key === 'properties' && !isNameMap)];
        }),
    );
  };
  return strip(schema);
}

/**
 * A schema with all that it reaches.
 *
 * @param bare every schema of the description as `getBareSchema` gives it
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

/** Every schema of a document as `getBareSchema` gives it, by its full name. */
export const getBareSchemas = ({
  components,
}: OpenApiDocument): Map<string, unknown> =>
  new Map(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      getBareSchema(schema),
    ]),
  );

/**
 * The data of one operation for the panel; see `OperationData`.
 *
 * @param bare every schema of the description as `getBareSchema` gives it
 * @param simulated whether the rules of the sandbox name the operation
 */
export function getOperationData(
  operation: Operation,
  bare: ReadonlyMap<string, unknown>,
  simulated: boolean,
): OperationData {
  const {path, rpc, streaming, destructive, unimplemented} = operation;
  return {
    path,
    rpc,
    streaming,
    destructive,
    unimplemented,
    simulated,
    errors: operation.errors.map(({anchor, code, description}) => ({
      anchor,
      code,
      text: getFirstSentence(description),
    })),
    schema: getClosedSchema(operation.request.schema, bare),
    examples: operation.request.examples,
  };
}
