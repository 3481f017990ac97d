import attempt from 'es-toolkit/compat/attempt';
import mapValues from 'es-toolkit/compat/mapValues';
import type {OpenApiDocument} from './openapi';
import {getSchemaName} from './fields';
import {getFirstSentence} from './markdownTree';
import type {NamedExample, Operation} from './model';
import type {JsonObject} from '../calls/json';
import type {OperationLink} from './pageData';
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
  objects: FoundObjects[];
}

/** How an operation takes an object of a response. */
export interface ObjectUse extends OperationLink {
  /** Field whose value stands for the object. */
  value: string;
  /** Values that the object must have. */
  is?: JsonObject;
  /**
   * Request fields, each with a field of the object, of the one around it
   * (`../name`), or of the earlier request (`$name`).
   */
  values: Record<string, string>;
}

/** Objects at a path of a response, which may contain lists. */
export interface FoundObjects {
  path: string[];
  uses: ObjectUse[];
}

/** A documented error that the sandbox can return on request. */
export interface ListedError {
  anchor: string;
  code: string;
  text: string;
}

const renderDefinition = (name: string): string => `#/$defs/${name}`;

/** Servers have patterns of RE2, some of which JavaScript cannot read. */
const isForeignPattern = (key: string, value: unknown): boolean =>
  key === 'pattern' &&
  typeof value === 'string' &&
  attempt(() => new RegExp(value, 'u')) instanceof Error;

/**
 * Copies a schema for validation in JavaScript, without documentation keys and
 * patterns that it cannot read; references point to `$defs`.
 */
function strip(node: unknown, isNameMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) =>
          isNameMap ||
          !(
            /^(?:description|title|x-.*)$/.test(key) ||
            isForeignPattern(key, value)
          ),
      )
      .map(([key, value]: [string, unknown]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? renderDefinition(getSchemaName(value))
          : strip(value, key === 'properties' && !isNameMap),
      ]),
  );
}

/** All schemas by full name, for validation; see `strip`. */
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
 * @param objects that other operations take
 */
export function getOperationData(
  operation: Operation,
  bare: ReadonlyMap<string, unknown>,
  simulated: boolean,
  objects: FoundObjects[],
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
    simulated,
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
    objects,
  };
}
