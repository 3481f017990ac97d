import type {Layer} from './layers';
import type {
  Example,
  Effect,
  GuideSection,
  HomeArea,
  MapService,
  OpenApiOperation,
  OperationError,
} from './openapi';

/** The API model, which all pages are generated from. */
export interface Reference {
  title: string;
  description: string;
  services: Service[];
  /** Schemas without a service: Connect's and the well-known types. */
  sharedSchemas: Schema[];
  /** Objects of the services and their references to each other. */
  map: MapService[];
  headers: Field[];
  operations: Map<string, Operation>;
  schemas: Map<string, Schema>;
}

export interface Service {
  /** Folder under `openapi/words`, such as `application`. */
  key: string;
  tag: string;
  displayName: string;
  description: string;
  layer?: Layer;
  home?: HomeArea;
  guide: GuideSection[];
  draft?: boolean;
  /** Those of a group are together. */
  operations: Operation[];
  schemas: Schema[];
  source: string;
}

export interface KnownError extends OperationError {
  /** The message with `{field}` in place of values of the request. */
  template?: string;
  /** Anchor on the page, such as `error.not_found` or `error.unknown.2`. */
  anchor: string;
}

/** Keys of an operation that the model has as they are in the description. */
type DescribedKey =
  | 'summary'
  | 'description'
  | 'deprecated'
  | Extract<keyof OpenApiOperation, `x-${string}`>;

export interface Operation extends Pick<OpenApiOperation, DescribedKey> {
  id: string;
  /** End of the page's URL, such as `application-create-release`. */
  slug: string;
  /** Path of the call, such as `/holt.application.v1.ApplicationService/CreateRelease`. */
  path: string;
  rpc: string;
  serviceKey: string;
  streaming: boolean;
  request: Message;
  response: Message;
  draft?: boolean;
  effect?: Effect;
  errors: KnownError[];
  related: string[];
  source: string;
}

export type Side = 'request' | 'response';

export interface Message {
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
  /** Type of the JSON value, such as `object` or `string (RFC 3339)`. */
  type: string;
  fields: Field[];
  enumValues: EnumValue[];
  /** Groups of fields: exactly one field of each is set. */
  oneOf: string[][];
  /** Operations, then schemas, that refer to it. */
  usedBy: (Operation | Schema)[];
  /** Whether requests, responses, or both can contain it. */
  sides: Set<Side>;
  /** Used by a header or by the error of every call. */
  usedByEveryCall: boolean;
  draft?: boolean;
  source: string;
}

export interface Field {
  name: string;
  type: FieldType;
  description: string | undefined;
  required: boolean;
  /** Set in every response that contains the message. */
  alwaysPresent: boolean;
  defaultValue: string | undefined;
  /** Constraints in JSON Schema notation: `minLength: 1`. */
  limits?: string[];
  readOnly: boolean;
  deprecated?: boolean;
  draft?: boolean;
  enumValues: EnumValue[];
}

export interface FieldType {
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
  draft?: boolean;
}
