import type {OpenAPIV3_1 as Standard} from 'openapi-types';
import type {Layer} from './layers';

/**
 * A part of OpenAPI 3.1 in which the description of this API says more of some
 * keys, after bundling: which are there, and that schemas alone are referred to.
 *
 * @see https://spec.openapis.org/oas/v3.1.0
 */
type Narrowed<Part, Known> = Omit<Part, keyof Known> & Known;

interface KnownOfSchema {
  $ref?: string;
  type?: string;
  contentEncoding?: string;
  const?: unknown;
  enum?: string[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  oneOf?: {required: string[]}[];
  /** Several groups of fields, of each of which one is set. */
  allOf?: {oneOf: {required: string[]}[]}[];
}

export interface JsonSchema extends Narrowed<
  Standard.BaseSchemaObject,
  KnownOfSchema
> {
  'x-enumDescriptions'?: Record<string, string>;
  'x-http-status'?: Record<string, number>;
  'x-uncertain'?: string;
  'x-always-present'?: boolean;
  /** Nobody has described it yet. */
  'x-draft'?: boolean;
  /** Values that nobody has described yet. */
  'x-draft-values'?: string[];
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

/** An error that an operation answers with, as `x-connect-errors` lists it. */
export interface OperationError {
  code: string;
  description: string;
  /** Example of the message that comes with the code. */
  message?: string;
  /** How to find out whether this is the cause. */
  check?: string;
  /** What to do. */
  fix?: string;
}

/** What the same call does when it is sent again. */
export type RepeatEffect =
  | 'changes-nothing'
  | 'fails'
  /** It fails, but not before it has changed something. */
  | 'fails-partway'
  | 'creates-another'
  | 'acts-again'
  /** It fails, or acts again: that depends on the case. */
  | 'varies';

/** What an operation does, as its mark says; `none` while it is not implemented. */
export type Effect = 'reads' | 'writes' | 'destroys' | 'none';

/** What `x-at-a-glance` says of an operation. */
export interface Glance {
  /** The systems that the call reaches; none when the server answers itself. */
  backends: string[];
  effect: Exclude<Effect, 'none'>;
  /** Before or after the work is done. */
  responds: 'after' | 'before';
  /** How to follow work that goes on: RPC, field of its response, values. */
  poll?: {
    operation: string;
    field: string;
    until: string[];
    failed?: string[];
  };
  repeat: {effect: RepeatEffect; text?: string};
  longest?: string;
  /** What must exist, and the RPC that makes it. */
  needs?: {text: string; from?: string}[];
  /** Fields of the response. */
  secrets?: string[];
}

/** The program of a backend that operators know. */
export type Tool =
  | 'maas'
  | 'juju'
  | 'kubectl'
  | 'virtctl'
  | 'helm'
  | 'ceph'
  | 'rbd'
  | 'radosgw-admin'
  | 'aws';

/** What `x-by-hand` says of an operation: commands that do the same. */
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
  /** Nobody has described the operation yet. */
  'x-draft'?: boolean;
  /** What the sidebar shows in place of the summary. */
  'x-sidebar-label'?: string;
  /** Title of the group that it stands in, on the page of its service and in the sidebar. */
  'x-group'?: string;
  /** Names of related operations, the most useful first. */
  'x-related'?: string[];
  'x-at-a-glance'?: Glance;
  'x-by-hand'?: ByHand;
  'x-connect-errors'?: OperationError[];
}

/** What the home page shows of a service. */
export interface HomeArea {
  icon:
    | 'machine'
    | 'network'
    | 'cluster'
    | 'storage'
    | 'virtualMachine'
    | 'application';
  /** Where it is not the name of the service. */
  name?: string;
  summary: string;
  /** Links, named by the summary of the operation unless `label` is there. */
  operations: {rpc: string; label?: string}[];
}

/** A section of the text of a service. */
export interface GuideSection {
  id: 'objects' | 'life-cycle' | 'order' | 'caution';
  text: string;
}

/** A field by which an object refers to another. */
export interface MapReference {
  /** Id of the other object. */
  object: string;
  /** Field of the schema, or of one that its fields refer to: `a.b`. */
  field: string;
  /** Full name of the schema, where it is not that of the object. */
  in?: string;
}

/** A service on the map of the platform. */
export interface MapService {
  service: string;
  /** What every object of the service refers to. */
  refersTo?: MapReference[];
  /** The objects of the service, by id. */
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
  /** Nobody has described the service yet. */
  'x-draft'?: boolean;
  /** One of the layers of the platform; see `openapi/README.md`. */
  'x-layer'?: Layer;
  'x-home'?: HomeArea;
  'x-guide'?: GuideSection[];
}

/** A header of every call. */
export type Parameter = Narrowed<
  Standard.ParameterObject,
  {in?: string; description: string; schema: JsonSchema}
>;

export interface OpenApiDocument {
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
  };
}
