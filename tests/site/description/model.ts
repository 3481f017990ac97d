/** What the sources say that the pages of the reference must show. */
export interface Description {
  services: Service[];
  operations: Operation[];
  /** By full name. */
  schemas: Map<string, Schema>;
}

export interface Service {
  key: string;
  tag: string;
  displayName: string;
  description: string;
  file: string;
}

export interface Operation {
  slug: string;
  path: string;
  /** The end of the path: `CreatePool`. */
  method: string;
  service: string;
  file: string;
  summary: string;
  description: string;
  stream: boolean;
  destructive: boolean;
  unimplemented: boolean;
  /** Whether the sandbox has a rule for it. */
  simulated: boolean;
  headers: Field[];
  request: Message;
  response: Message;
  glance: GlanceFacts;
  byHand: HandFacts;
  errors: ErrorOfCall[];
  /** Schema of what a failed call answers. */
  failure: string;
  related: string[];
  /** The guides that call it. */
  guides: {name: string; title: string}[];
}

export interface Message {
  schema: string;
  mediaType: string;
  examples: unknown[];
  /** Of the examples. */
  names: string[];
}

/** What a reader sees of the facts at a glance. */
export interface GlanceFacts {
  backends: string[];
  effect: 'reads' | 'writes' | 'destroys';
  poll?: {field: string; until: string[]; failed?: string[]};
  repeat: {effect: string; text?: string};
  longest?: string;
  needs?: {text: string}[];
  secrets?: string[];
}

export interface HandFacts {
  commands?: {command: string}[];
  note?: string;
}

export interface ErrorOfCall {
  code: string;
  description: string;
  message?: string;
  check?: string;
  fix?: string;
  /** None in a stream, whose answer has begun with 200. */
  status?: number;
}

export interface Schema {
  name: string;
  slug: string;
  service: string | undefined;
  file: string;
  description: string;
  /** What the JSON is: `object`, `string (date-time)`, `any`. */
  kind: string;
  fields: Field[];
  values: Value[];
  /** Fields of which exactly one is set. */
  oneOf: string[];
}

export interface Field {
  name: string;
  type: Type;
  description: string;
  required: boolean;
  alwaysPresent: boolean;
  readOnly: boolean;
  /** As JSON. */
  defaultValue: string | undefined;
  values: Value[];
}

export interface Type {
  /** A scalar, or the full name of a schema. */
  name: string;
  isSchema: boolean;
  shape: 'one' | 'list' | 'map';
}

export interface Value {
  name: string;
  description: string;
  status?: number;
}
