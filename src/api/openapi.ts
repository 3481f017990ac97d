import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {toolLinks} from '../site';
import type {Layer} from './layers';

/**
 * A part of OpenAPI 3.1 with stricter types for some keys, as in the bundled
 * description: which keys are always set, and that only schemas are referenced.
 *
 * @see https://spec.openapis.org/oas/v3.1.0
 */
type Narrowed<Part, Known> = Omit<Part, keyof Known> & Known;

interface KnownOfSchema {
  $ref?: string;
  type?: string;
  contentEncoding?: string;
  const?: unknown;
  enum?: (string | number)[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  oneOf?: {required: string[]}[];
  /** Several groups of mutually exclusive fields. */
  allOf?: {oneOf: {required: string[]}[]}[];
}

export interface JsonSchema extends Narrowed<
  Standard.BaseSchemaObject,
  KnownOfSchema
> {
  'x-enumDescriptions'?: Record<string, string>;
  'x-http-status'?: Record<string, number>;
  'x-always-present'?: boolean;
  /** Without a description. */
  'x-draft'?: boolean;
}

export type Example = Narrowed<Standard.ExampleObject, {value?: unknown}>;

export type MediaType = Narrowed<
  Standard.MediaTypeObject,
  {schema: JsonSchema; examples?: Record<string, Example>}
>;

type Content = Record<string, MediaType>;

type Response = Narrowed<
  Standard.ResponseObject,
  {description?: string; content?: Content}
>;

export interface OperationError {
  code: string;
  /** Program that fails, if it is not the last of `x-behavior.backends`. */
  backend?: string;
  description: string;
  message?: string;
  check?: string;
  fix?: string;
}

/** Effect of sending the same call again. */
export type RepeatEffect =
  | 'changes-nothing'
  | 'fails'
  /** Fails after partial changes. */
  | 'fails-partway'
  | 'creates-another'
  | 'acts-again'
  | 'varies';

/** Effect of an operation; `none` if it is not implemented. */
export type Effect = 'reads' | 'writes' | 'destroys' | 'none';

export interface Behavior {
  /** Systems that the call uses; empty if it uses no backend. */
  backends: string[];
  effect: Exclude<Effect, 'none'>;
  /** Whether the response comes before or after the work is done. */
  responds: 'after' | 'before';
  /** How to follow work that continues: RPC, response field, and values. */
  poll?: {
    operation: string;
    field: string;
    until: string[];
    failed?: string[];
  };
  repeat: {effect: RepeatEffect; text?: string};
  longest?: string;
  needs?: {text: string; from?: string}[];
  secrets?: string[];
}

export type Tool = keyof typeof toolLinks;

export interface ByHand {
  commands?: {tool: Tool; command: string}[];
  note?: string;
}

export interface OpenApiOperation extends Narrowed<
  Standard.OperationObject,
  {
    operationId: string;
    tags: string[];
    summary: string;
    requestBody: Narrowed<Standard.RequestBodyObject, {content: Content}>;
    responses: Record<string, Response>;
  }
> {
  'x-destructive'?: boolean;
  'x-unimplemented'?: boolean;
  'x-draft'?: boolean;
  'x-sidebar-label'?: string;
  /** Kind of object, in English: the title of its group. */
  'x-group'?: string;
  'x-related'?: string[];
  'x-behavior'?: Behavior;
  'x-by-hand'?: ByHand;
  'x-connect-errors'?: OperationError[];
}

export interface HomeArea {
  /** If it differs from the service's name. */
  name?: string;
  summary: string;
  /** Links labeled with the operation's summary, or with `label`. */
  operations: {rpc: string; label?: string}[];
}

/** Headings of the sections of a service. */
export const guideTitles = {
  objects: 'Objects',
  'life-cycle': 'Life cycle',
  order: 'Typical workflow',
  caution: 'What to watch out for',
} as const;

export interface GuideSection {
  id: keyof typeof guideTitles;
  text: string;
}

export interface MapReference {
  object: string;
  /** Field of the schema, or of a schema that it refers to: `a.b`. */
  field: string;
  /** Full name of the schema, if it is not the object's own. */
  in?: string;
}

export interface MapService {
  service: string;
  /** References that all objects of the service have. */
  refersTo?: MapReference[];
  objects: Record<
    string,
    {name: string; schema: string; refersTo?: MapReference[]}
  >;
}

export interface OpenApiTag extends Narrowed<
  Standard.TagObject,
  {description: string}
> {
  'x-displayName': string;
  'x-draft'?: boolean;
  'x-layer'?: Layer;
  'x-home'?: HomeArea;
  'x-guide'?: GuideSection[];
}

export type Parameter = Narrowed<
  Standard.ParameterObject,
  {in?: string; description: string; schema: JsonSchema}
>;

export interface OpenApiDocument extends Required<
  Pick<Standard.Document, 'openapi' | 'servers' | 'security'>
> {
  info: Narrowed<
    Standard.InfoObject,
    {summary: string; description: string}
  > & {'x-platform-map'?: MapService[]};
  tags: OpenApiTag[];
  paths: Record<string, {post: OpenApiOperation}>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes: Record<string, Standard.SecuritySchemeObject>;
  };
}
