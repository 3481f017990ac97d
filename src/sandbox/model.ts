import type {Json, JsonObject} from '../calls/json';

export interface ListedError {
  anchor: string;
  code: string;
  /** `{field}` is a request field. */
  message: string;
}

/** Index of an error among its operation's errors. */
export type ErrorAt = number;

/** An operation, with the data that the sandbox needs. */
export interface SandboxOperation {
  /** With its service, if several services have an RPC with this name. */
  rpc: string;
  request: string;
  response: string;
  streaming: boolean;
  unimplemented: boolean;
  /** Requests and responses with the same name form a pair. */
  examples: {name: string; request: JsonObject; response: JsonObject}[];
  errors: ListedError[];
  rule: OperationRule;
  /** Whether there is a rule, so that it does not only return examples. */
  simulated: boolean;
}

/** A kind of object in the sandbox; see `openapi/README.md`. */
export interface ObjectRule {
  schema: string;
  /** Request fields that distinguish objects with the same key. */
  scope?: string[];
  /** Fields of the object, with the request fields that name them, if any. */
  key: Record<string, string>;
  /**
   * Request fields that name the place in which the key is unique, if that is
   * larger than the containing object.
   */
  unique?: string[];
  /**
   * Examples for initial objects: `Operation` or `Operation.field` in written
   * rules; `path#field` at run time.
   */
  seeds?: string[];
  /** More initial objects; `of` has the values of their scope. */
  values?: (JsonObject & {of?: Record<string, string>})[];
  /** The containing object and list, found by request fields. */
  within?: {object: string; list: string; by: Record<string, string>};
}

/** Conditions that must all be true. */
export interface Situation {
  /** Allowed values by field; `$` marks request fields. */
  if?: Record<string, Json[]>;
  /** Templates of objects that must exist, and that must not. */
  exists?: JsonObject;
  lacks?: JsonObject;
  /** Request fields that do not match a regular expression. */
  unlike?: Record<string, string>;
  /** Request fields outside a range. */
  outside?: Record<string, [least: number, greatest: number]>;
  /** Exempts the request of an example while its object is unchanged. */
  except?: 'examples';
}

/** A situation in which a call is rejected. */
export interface Refusal<Cause = ErrorAt> extends Situation {
  cause: Cause;
  /** Replaces the documented message of the same cause. */
  message?: string;
  /** What the platform has done before. */
  sideEffects?: SideEffect[];
}

export interface Effects {
  set?: JsonObject;
  add?: JsonObject;
  remove?: JsonObject;
}

/** Changes to other objects of a kind, found by their fields. */
export interface SideEffect extends Effects {
  object: string;
  by?: JsonObject;
  delete?: true;
  /** Template of a new object, which is added if its name is not taken. */
  make?: JsonObject;
  /** Values for which the change is repeated: `$item`, with its index `$at`. */
  each?: Json;
  /** Request fields for this change, such as a different facility. */
  in?: JsonObject;
}

/** A change some seconds after a call, if the situation is then as stated. */
export interface Stage extends Effects, Situation {
  after: number;
  sideEffects?: SideEffect[];
}

/**
 * Rule of an operation; see `openapi/README.md`. Behavior of only one or two
 * operations is in `platform/`.
 *
 * @typeParam Cause first words of a cause in written rules; index of the
 *   error at run time
 */
export interface OperationRule<Cause = ErrorAt> extends Effects {
  list?: string;
  get?: string;
  create?: string;
  update?: string;
  delete?: string;
  /** Fields of the object, with the request fields that name them here. */
  by?: Record<string, string>;
  sideEffects?: SideEffect[];
  /** Kinds that a platform does not change or delete, unlike the sandbox. */
  keeps?: string[];
  then?: Stage[];
  /** Request fields that do not set the object's field with the same name. */
  ignores?: string[];
  /** Request fields that change nothing if they are zero. */
  ignoresZero?: string[];
  /** Request field that asks for a response without changes. */
  dry?: string;
  /** Templates of values for request fields that are zero. */
  defaults?: Record<string, Json>;
  /** Fields of listed objects, with the request fields that they contain. */
  where?: Record<string, string>;
  /** Error for a missing object; `false`: the call succeeds. */
  missing?: Cause | false;
  /** Error if the name is taken; `false`: the call succeeds. */
  taken?: Cause | false;
  refused?: Refusal<Cause>[];
  /** Errors thrown by the function in `platform/`, by its names for them. */
  causes?: Record<string, Cause>;
  /** Template of the response, if it is not the object. */
  answer?: Json;
  /** Templates of a stream's messages, if they are not all examples. */
  stream?: JsonObject[];
  /** Header value, about the limits of the response's realism. */
  note?: string;
}

/** Contents of `openapi/sandbox.yaml`. */
export interface WrittenRules {
  objects: Record<string, ObjectRule>;
  operations: Record<string, OperationRule<string>>;
  /**
   * Containing objects that must exist for operations. The error is the first
   * of `causes` that the operation lists.
   */
  around?: {lacks: JsonObject; causes: string[]}[];
}

/** Data of the sandbox, which `npm run api` writes as `sandbox.json`. */
export interface SandboxData {
  /**
   * JSON Schemas (2020-12) by full name, as the server validates messages.
   * References point to `#/$defs/`, and `always` lists always-present fields.
   */
  schemas: Record<string, JsonObject>;
  /** By path. */
  operations: Record<string, SandboxOperation>;
  statuses: Record<string, number>;
  objects: Record<string, ObjectRule>;
}
