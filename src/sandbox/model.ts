import type {Json, JsonObject} from './json';

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

/** What an operation does to an object; see `openapi/README.md`. */
export interface OperationRule {
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
  set?: JsonObject;
  others?: JsonObject;
  add?: JsonObject;
  remove?: JsonObject;
  increase?: Record<string, number>;
  /** Values that a field must have for the call to work. */
  when?: Record<string, Json[]>;
  /** Field of the request that makes the call change nothing. */
  unless?: string;
  /** Field of the object that is the answer. */
  answer?: string;
  stream?: 'lines' | 'examples' | 'terminal';
  field?: string;
  /** Lines after those of the example. */
  more?: string;
  terminal?: 'write';
}

export interface SandboxRules {
  objects: Record<string, ObjectRule>;
  operations: Record<string, OperationRule>;
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
