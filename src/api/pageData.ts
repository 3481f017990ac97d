/**
 * What the data of the pages of the reference is: `src/generate/pages` resolves
 * it from the model, `src/components/reference` shows it. Texts in Markdown are
 * trees already, because links in them were looked up; what is false or empty is
 * left out where that is said by a `?`.
 */
import type {Layer} from './layers';
import type {EnumValue, Field, FieldType, Operation, Schema} from './model';
import type {Effect, Glance, GuideSection} from './openapi';
import {getOperationLink, getSchemaLink} from './links';
import type {RichText} from './richText';

/** A page by its name. */
export interface PageLink {
  name: string;
  to: string;
}

/** An operation in a list. */
export interface OperationLink {
  summary: string;
  /** Method name, such as `ListPools`. */
  rpc: string;
  effect?: Effect;
  to: string;
}

/** What every page of the reference has. */
export interface PageProps {
  title: string;
  /** What search engines show, where the front matter does not have it. */
  description?: string;
}

export const linkToOperation = (operation: Operation): OperationLink => ({
  summary: operation.summary.replace(/\s+/g, ' ').trim(),
  rpc: operation.rpc,
  effect: operation.effect,
  to: getOperationLink(operation),
});

export const linkToSchema = (schema: Schema): PageLink => ({
  name: schema.shortName,
  to: getSchemaLink(schema),
});

/** A block of code, highlighted, as `src/components/code/Code.tsx` takes it. */
export interface CodeBlock {
  html?: string;
  language?: string;
  title?: string;
  /** How many lines of long code there are. */
  lines?: number;
}

/**
 * What is special about an operation, a schema, a field or a value. A version is
 * `v1.1`, or `next` for the one that is not released yet.
 */
export interface Marks {
  /** Version that it came with; absent for the first one. */
  since?: string;
  deprecated?: {since?: string};
  /** Nobody has described it yet. */
  draft?: boolean;
}

/** One value of an enumeration. */
export interface ValueData
  extends
    Marks,
    Pick<EnumValue, 'name'>,
    Partial<Pick<EnumValue, 'httpStatus'>> {
  text: RichText[];
}

/** The parts of the type of a field, folded. */
export interface NestedData {
  /** Name of the type. */
  name: string;
  open?: boolean;
  /** Groups of fields of which exactly one is set. */
  oneOf?: string[][];
  fields?: FieldData[];
  values?: ValueData[];
}

/** When a response has a field; `filled`: unless it is an empty list or map. */
export type Presence = 'always' | 'filled' | 'sometimes';

/** One field of a message. */
export interface FieldData
  extends
    Marks,
    Pick<Field, 'name'>,
    Partial<Pick<Field, 'required' | 'readOnly' | 'defaultValue' | 'limits'>>,
    Partial<Pick<FieldType, 'repeated' | 'map'>> {
  type: string;
  /** Page of the type, when it is a schema. */
  to?: string;
  /** Of a field of a response. */
  presence?: Presence;
  text: RichText[];
  values?: ValueData[];
  nested?: NestedData;
}

/** A call that shows how far the work of another one is. */
export interface PollData {
  operation: RpcLink;
  field: string;
  until: string[];
  failed?: string[];
}

/** An RPC, with its page where the description has it. */
export interface RpcLink {
  name: string;
  to?: string;
}

/** Facts of an operation for those who run a platform. */
export interface FactsData extends Pick<
  Glance,
  'backends' | 'effect' | 'responds' | 'secrets'
> {
  repeat: Glance['repeat']['effect'];
  /** What a second call does, in sentences. */
  repeatText?: RichText[];
  longest?: RichText[];
  needs?: {text: RichText[]; from?: RpcLink}[];
  poll?: PollData;
}

/** A request or a response. */
export interface MessageData {
  text: RichText[];
  schema: PageLink;
  mediaType: string;
  oneOf?: string[][];
  fields: FieldData[];
}

/** A cause of an error, with its anchor. */
export interface CauseData {
  anchor: string;
  text: RichText[];
  /** A message that a server sends. */
  message?: string;
  check?: RichText[];
  fix?: RichText[];
}

/** A code of an error with its causes. */
export interface ErrorData {
  code: string;
  httpStatus?: number;
  causes: CauseData[];
}

/** A further example of a request or a response. */
export interface ExampleData {
  side: 'request' | 'response';
  summary: RichText[];
  code: CodeBlock;
}

/** What the samples of an operation send, and the other examples. */
export interface SamplesData {
  summary: RichText[];
  languages: {id: string; label: string; code: CodeBlock}[];
  examples: ExampleData[];
}

/** A change of an operation or a schema. */
export interface HistoryData {
  /** `next` for a version that is not released yet. */
  version: string;
  to: string;
  text: RichText[];
}

export interface OperationPageData extends PageProps, Marks {
  slug: string;
  path: string;
  streaming?: boolean;
  destructive?: boolean;
  unimplemented?: boolean;
  /** Whether the sandbox simulates what it does. */
  simulated?: boolean;
  /** The first sentence of the description. */
  lead: RichText[];
  /** The rest of it. */
  behavior: RichText[];
  facts?: FactsData;
  request: MessageData;
  response: MessageData;
  /** Headers of the request. */
  headers: FieldData[];
  errors: ErrorData[];
  /** Page of the schema of errors. */
  errorLink: string;
  commands?: {code?: CodeBlock; note: RichText[]; tools: PageLink[]};
  guides: PageLink[];
  history: HistoryData[];
  related: OperationLink[];
  service?: PageLink;
  samples: SamplesData;
}

export interface SchemaPageData extends PageProps, Marks {
  /** Full name. */
  name: string;
  /** What the JSON value is, such as `object`. */
  type: string;
  text: RichText[];
  values?: ValueData[];
  /** Absent where it is no object, or any object. */
  fields?: FieldData[];
  oneOf?: string[][];
  /** Any JSON object. */
  free?: boolean;
  example?: CodeBlock;
  history: HistoryData[];
  /** In the order of the description: a schema, or an operation. */
  usedBy: (PageLink | OperationLink)[];
  usedByEveryCall?: boolean;
}

/** An entry of a table of contents, as Docusaurus has it. */
export interface TocItem {
  /** HTML. */
  value: string;
  id: string;
  level: number;
}

/** Entries whose names begin with the same letter. */
export interface Letter<T> {
  letter: string;
  entries: T[];
}

/** Everything by its name. */
export interface IndexPageData {
  operations: Letter<OperationLink>[];
  schemas: Letter<PageLink>[];
  errorCodes: (PageLink & {httpStatus?: number})[];
}

/** All operations, by service. */
export interface OperationsPageData {
  /** How many there are. */
  count: number;
  services: (PageLink & {
    key: string;
    /** `holt.storage.v1.StorageService` */
    fullName: string;
    /** What it is for, in a sentence. */
    about: string;
    operations: OperationLink[];
  })[];
}

/** The introduction to the API. */
export interface IntroductionPageData {
  text: RichText[];
  /** Headings of the text. */
  headings: TocItem[];
  services: (PageLink & {about: string})[];
}

/** Operations of a service that act on one kind of object. */
export interface OperationGroupData {
  /** Absent of operations without a group. */
  heading?: {id: string; title: string};
  operations: (OperationLink & {
    /** What it does, in a sentence. */
    about: string;
  })[];
}

/** One service. */
export interface ServicePageData {
  /** The first sentence of the description. */
  lead: RichText[];
  layer?: Layer;
  groups: OperationGroupData[];
  /** The rest of the description. */
  about: RichText[];
  guide: {id: GuideSection['id']; text: RichText[]}[];
  schemas: (PageLink & {
    /** What an object is; a request and a response are known by their names. */
    about?: string;
  })[];
}

/** A field by which an object refers to another. */
interface ReferenceData extends PageLink {
  field: string;
}

/** The layers of the platform from the top, with their services and objects. */
export interface PlatformMapData {
  layers: {
    layer: Layer;
    services: (PageLink & {
      refersTo: ReferenceData[];
      objects: (PageLink & {refersTo: ReferenceData[]})[];
    })[];
  }[];
}

/** Every cause of an error, by code and by the backend that it comes from. */
export interface ErrorIndexData {
  codes: {
    name: string;
    /** How many causes of how many operations. */
    count: number;
    backends: {
      name: string;
      causes: {
        cause: RichText[];
        /** What the message looks like. */
        messages: string[];
        operations: PageLink[];
      }[];
    }[];
  }[];
}
