import type {Json, JsonObject} from './json';

/** An error that the page of an operation lists. */
export interface ListedError {
  code: string;
  /** Absent where the server sends none. */
  message?: string;
}

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
  /** What a `scopeUuid` that no scope has ends with. */
  unknownScope?: ListedError;
}

/** A kind of object that the sandbox remembers; see `openapi/README.md`. */
export interface ObjectRule {
  schema: string;
  /** Fields of a request that part objects of this kind from each other. */
  scope?: string[];
  /** Fields of the object, and the fields of a request that name them. */
  key: Record<string, string[]>;
  /** Field whose last number `$next` counts on from, where it is not the id. */
  counts?: string;
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
export interface Refusal<Cause = ListedError> {
  if?: Conditions;
  /** Templates of an object that is there, and of one that is not. */
  exists?: JsonObject;
  lacks?: JsonObject;
  /** Fields that are not empty. */
  has?: string[];
  /** Fields of the request that do not match a regular expression. */
  unlike?: Record<string, string>;
  /** Sizes of the request that are smaller than those of the object. */
  below?: Record<string, string>;
  /** The request of an example passes as long as its object is unchanged. */
  except?: 'examples';
  cause: Cause;
}

/** What changes in an object, and beside it. */
export interface Effects {
  set?: JsonObject;
  add?: JsonObject;
  remove?: JsonObject;
  increase?: Record<string, number>;
  /** Objects of other kinds that appear, unless they are there. */
  makes?: Record<string, Json>;
  /** Changes of other objects, found by their fields. */
  elsewhere?: Elsewhere[];
}

/** A change of other objects of a kind. */
export interface Elsewhere extends Effects {
  object: string;
  by: JsonObject;
  /** The objects go away. */
  gone?: boolean;
}

/** What happens some seconds after a call, if the object is as it says then. */
export interface Stage extends Effects {
  after: number;
  if?: Conditions;
}

/**
 * What an operation does to an object; see `openapi/README.md`.
 *
 * @typeParam Cause the first words of a listed error's cause, as a rule is
 * written; the error itself, as the sandbox needs it
 */
export interface OperationRule<Cause = ListedError> extends Effects {
  list?: string;
  get?: string;
  create?: string;
  update?: string;
  delete?: string;
  /** Field of a list's answer. */
  as?: string;
  /** Fields of the object, and the fields of the request that name it here. */
  by?: Record<string, string>;
  match?: Record<string, string>;
  contains?: Record<string, string>;
  among?: Record<string, string>;
  also?: Record<string, string>;
  /** Fields of the object that a part of is in the request. */
  part?: Record<string, string>;
  others?: JsonObject;
  /** What happens later, in the order of time. */
  then?: Stage[];
  /** States of the object in which the call changes nothing. */
  idle?: Conditions;
  /** Fields of a request that are not those of the object of their names. */
  ignores?: string[];
  /** Fields of a request that the server does not use, and when. */
  unused?: Record<string, Conditions>;
  /** Values of fields that a request leaves out. */
  defaults?: JsonObject;
  /** Fields of a request that change nothing when their value is zero. */
  ignoresZero?: string[];
  /** The object, or the one around it, is missing; `false`: the call succeeds. */
  missing?: Cause | false;
  /** The object around it is missing, where that is another error. */
  around?: Cause;
  /** The name is taken; `false`: the call succeeds. */
  taken?: Cause | false;
  /** Fields that an object of a taken name must share with the new one. */
  differs?: Record<string, Cause>;
  /** States of the object that do not allow the call. */
  refused?: Refusal<Cause>[];
  /** Every call fails. */
  fails?: Cause;
  /** Field of the request that makes the call change nothing. */
  unless?: string;
  /** Fields of the answer that are not as in the object. */
  returns?: JsonObject;
  /** Field of the object that is the answer. */
  answer?: string;
  stream?: 'lines' | 'examples' | 'terminal';
  field?: string;
  /** Lines after those of the example. */
  more?: string;
  terminal?: 'write';
}

export interface SandboxRules<Cause = ListedError> {
  objects: Record<string, ObjectRule>;
  operations: Record<string, OperationRule<Cause>>;
}

/** The rules as `openapi/sandbox.yaml` has them. */
export interface WrittenRules extends SandboxRules<string> {
  /** Causes of an unknown scope: an operation has the first that it lists. */
  unknownScope?: string[];
}

/** All that the sandbox knows; `npm run api` writes it as `sandbox.json`. */
export interface SandboxData {
  /** JSON Schemas (2020-12) by full name; references lead to `#/$defs/`. */
  schemas: Record<string, JsonObject>;
  /** Operations by their path. */
  operations: Record<string, SandboxOperation>;
  /** HTTP status of each Connect code. */
  statuses: Record<string, number>;
  rules: SandboxRules;
}
