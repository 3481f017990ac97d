import type {Layer} from './layers';
import type {
  ByHand,
  Example,
  Effect,
  Glance,
  GuideSection,
  HomeArea,
  MapService,
  OperationError,
} from './openapi';

/** What the pages of the reference are made from. */
export interface Reference {
  title: string;
  description: string;
  services: Service[];
  /** Schemas that belong to no service: Connect and the well-known types. */
  sharedSchemas: Schema[];
  /** The objects of the services, and which refer to which. */
  map: MapService[];
  /** Headers that every call may carry. */
  headers: Field[];
  operations: Map<string, Operation>;
  schemas: Map<string, Schema>;
}

export interface Service {
  /** Folder under `openapi/services`, such as `application`. */
  key: string;
  /** Name of the tag, such as `ApplicationService`. */
  tag: string;
  displayName: string;
  description: string;
  /** The layer of the platform that it acts on, if it is one. */
  layer?: Layer;
  home?: HomeArea;
  guide: GuideSection[];
  /** Nobody has described it yet. */
  draft?: boolean;
  operations: Operation[];
  schemas: Schema[];
  source: string;
}

/** An error of a page. */
export interface KnownError extends OperationError {
  /** Its id on the page, such as `error.not_found` or `error.unknown.2`. */
  anchor: string;
}

export interface Operation {
  id: string;
  /** Page name under `/docs/api`, such as `application-create-release`. */
  slug: string;
  /** Path of the call, such as `/holt.application.v1.ApplicationService/CreateRelease`. */
  path: string;
  /** Method name, such as `CreateRelease`. */
  rpc: string;
  serviceKey: string;
  summary: string;
  /** What the sidebar shows in place of the summary. */
  sidebarLabel?: string;
  /** Kind of object that it acts on, in English: the title of its group. */
  group?: string;
  description: string | undefined;
  streaming: boolean;
  request: Message;
  response: Message;
  /** Loses data or ends running work. */
  destructive: boolean;
  /** Answers every call with `unimplemented`. */
  unimplemented: boolean;
  deprecated?: boolean;
  /** Nobody has described it yet. */
  draft?: boolean;
  glance?: Glance;
  effect?: Effect;
  byHand?: ByHand;
  errors: KnownError[];
  /** Method names of related operations, the most useful first. */
  related: string[];
  source: string;
}

export type Side = 'request' | 'response';

/** What an operation takes or answers with. */
export interface Message {
  /** Full name of the schema. */
  schema: string;
  mediaType: string;
  description: string | undefined;
  examples: NamedExample[];
}

export interface NamedExample extends Example {
  name: string;
}

export interface Schema {
  /** Full name, such as `holt.storage.v1.Image.Snapshot`. */
  name: string;
  /** Name inside its package, such as `Image.Snapshot`. */
  shortName: string;
  slug: string;
  serviceKey: string | undefined;
  description: string | undefined;
  /** What the JSON value is, such as `object` or `string (RFC 3339)`. */
  type: string;
  fields: Field[];
  enumValues: EnumValue[];
  /** Groups of fields of which exactly one is set. */
  oneOf: string[][];
  usedBy: SchemaUse[];
  /** Whether messages of requests, or of responses, can hold it. */
  sides: ReadonlySet<Side>;
  /** A header or the error of every call. */
  usedByEveryCall: boolean;
  /** Nobody has described it yet. */
  draft?: boolean;
  source: string;
}

export interface Field {
  name: string;
  type: FieldType;
  description: string | undefined;
  required: boolean;
  /** Whether the server sets the field in every response that has the message. */
  alwaysPresent: boolean;
  /** Value that the server takes when the field is left out, as JSON. */
  defaultValue: string | undefined;
  /** What values may be, as JSON Schema says it: `minLength: 1`. */
  limits?: string[];
  readOnly: boolean;
  deprecated?: boolean;
  /** Nobody has described it yet. */
  draft?: boolean;
  enumValues: EnumValue[];
}

export interface FieldType {
  /** Scalar type with its format, or the full name of a schema. */
  name: string;
  isSchema: boolean;
  repeated: boolean;
  map: boolean;
}

export interface EnumValue {
  name: string;
  description: string | undefined;
  /** HTTP status that a Connect server sends with this error code. */
  httpStatus: number | undefined;
  /** Nobody has described it yet. */
  draft?: boolean;
}

export type SchemaUse =
  {kind: 'operation'; id: string} | {kind: 'schema'; name: string};
