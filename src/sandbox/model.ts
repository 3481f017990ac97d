import type {Json, JsonObject} from '../calls/json';

/** An error that the page of an operation lists. */
export interface ListedError {
  /** Its id on the page, such as `error.unknown.2`. */
  anchor: string;
  code: string;
  /** `{field=value}`: a field of the request, or the value where it has none. */
  message: string;
}

/** Place of an error among those of its operation, from 0. */
export type ErrorAt = number;

/** One operation, as far as the sandbox needs it. */
export interface SandboxOperation {
  /** With its service in front where other services have one of the name. */
  rpc: string;
  /** Full names of the messages. */
  request: string;
  response: string;
  streaming: boolean;
  unimplemented: boolean;
  /** Requests and answers of the same name belong together. */
  examples: {name: string; request: JsonObject; response: JsonObject}[];
  /** The errors of its page, in their order. */
  errors: ListedError[];
  /** What must exist around its objects, and the error where it does not. */
  around: {object: string; by: Record<string, string>; at: ErrorAt}[];
}

/** A kind of object that the sandbox remembers; see `openapi/README.md`. */
export interface ObjectRule {
  schema: string;
  /** Fields of a request that part objects of this kind from each other. */
  scope?: string[];
  /** Fields of the object, and the fields of a request that name them. */
  key: Record<string, string[]>;
  /** Examples that the first objects come from: `Operation` or `Operation.field`. */
  seeds?: string[];
  /** More first objects; `of` holds what is in no field of the object. */
  values?: (JsonObject & {of?: Record<string, string>})[];
  /** The object stands in a list of another one, found by fields of the request. */
  within?: {object: string; list: string; by: Record<string, string>};
}

/**
 * Values that fields of an object may have; a field that begins with `$` is one
 * of the request.
 */
export type Conditions = Record<string, Json[]>;

/** A state in which a call is refused: all that is written must hold. */
export interface Refusal<Cause = ErrorAt> {
  if?: Conditions;
  /** Templates of an object that is there, and of one that is not. */
  exists?: JsonObject;
  lacks?: JsonObject;
  /** Fields of the request that do not match a regular expression. */
  unlike?: Record<string, string>;
  /** Fields of the request, with the least and the greatest number for them. */
  outside?: Record<string, [least: number, greatest: number]>;
  /** The request of an example passes as long as its object is unchanged. */
  except?: 'examples';
  cause: Cause;
  /** The message, where the one of the page is for another fault of the cause. */
  message?: string;
}

/** What changes in an object. */
export interface Effects {
  set?: JsonObject;
  add?: JsonObject;
  remove?: JsonObject;
}

/** A change of other objects of a kind, found by their fields. */
export interface Elsewhere extends Effects {
  object: string;
  by: JsonObject;
  /** They go. */
  delete?: true;
}

/** What happens some seconds after a call, if the object is as it says then. */
export interface Stage extends Effects {
  after: number;
  if?: Conditions;
  elsewhere?: Elsewhere[];
}

/** How an operation with a server stream responds; see `streams.ts`. */
export type StreamKind = 'examples' | 'logs' | 'terminal';

/**
 * What an operation does to an object; see `openapi/README.md`. What only one
 * or two operations do is in `platform/`.
 *
 * @typeParam Cause the first words of a listed error's cause, as a rule is
 * written; the place of the error, as the sandbox needs it
 */
export interface OperationRule<Cause = ErrorAt> extends Effects {
  list?: string;
  get?: string;
  create?: string;
  update?: string;
  delete?: string;
  /** Fields of the object, and the fields of the request that name it here. */
  by?: Record<string, string>;
  elsewhere?: Elsewhere[];
  /** What happens later, in the order of time. */
  then?: Stage[];
  /** Fields of a request that are not those of the object of their names. */
  ignores?: string[];
  /** Fields of a request by the names that the rule has for them. */
  reads?: Record<string, string>;
  /** Fields of a request that change nothing when their value is zero. */
  ignoresZero?: string[];
  /** The object, or the one around it, is missing; `false`: the call succeeds. */
  missing?: Cause | false;
  /** The name is taken; `false`: the call succeeds. */
  taken?: Cause | false;
  /** What does not allow the call. */
  refused?: Refusal<Cause>[];
  /** Errors that the function in `platform/` throws, by its names for them. */
  causes?: Record<string, Cause>;
  /** Template of the answer, where it is not the object. */
  answer?: Json;
  stream?: StreamKind;
}

export interface SandboxRules<Cause = ErrorAt> {
  objects: Record<string, ObjectRule>;
  operations: Record<string, OperationRule<Cause>>;
}

/** The rules as `openapi/sandbox.yaml` has them. */
export interface WrittenRules extends SandboxRules<string> {
  /** What must exist around the objects of operations. */
  around?: WrittenAround[];
}

/** An operation with a cause of `causes` ends with the first that it lists. */
export interface WrittenAround {
  object: string;
  /** Fields of the object: a text, or `$` and a field of the request. */
  by: Record<string, string>;
  causes: string[];
}

/** All that the sandbox knows; `npm run api` writes it as `sandbox.json`. */
export interface SandboxData {
  /**
   * JSON Schemas (2020-12) by full name, as the server checks a message;
   * references lead to `#/$defs/`, and `always` has the fields of every answer.
   */
  schemas: Record<string, JsonObject>;
  /** Operations by their path. */
  operations: Record<string, SandboxOperation>;
  /** HTTP status of each Connect code. */
  statuses: Record<string, number>;
  rules: SandboxRules;
}
