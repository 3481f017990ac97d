import mapValues from 'es-toolkit/compat/mapValues';
import type {OpenApiDocument} from './openapi';
import {getSchemaName} from './fields';
import {getFirstSentence} from './markdownTree';
import type {NamedExample, Operation} from './model';
import {findReachable} from './reachable';
import {findReferencesIn, getReferredName} from './references';

export interface OperationData extends Pick<
  Operation,
  'path' | 'rpc' | 'streaming' | 'effect'
> {
  /** Whether the sandbox answers as the server does. */
  simulated: boolean;
  errors: ListedError[];
  /** A self-contained JSON Schema (2020-12): references point to `$defs`. */
  schema: {$ref: string; $defs: Record<string, unknown>};
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
  const {path, rpc, streaming, effect, request} = operation;
  const reached = findReachable([request.schema], (name) =>
    findReferencesIn(bare.get(name)).map(getReferredName),
  );
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
    schema: {
      $ref: renderDefinition(request.schema),
      $defs: mapValues(Object.fromEntries(reached), (_, name) =>
        bare.get(name),
      ),
    },
    examples: request.examples,
  };
}
