/**
 * Types of page data: `src/generate/pages` creates it from the model,
 * `src/components/reference` renders it. Markdown is already parsed into trees
 * with resolved links. Optional (`?`) fields are omitted if they are false or
 * empty.
 */
import type {Layer} from './layers';
import type {
  EnumValue,
  Field,
  FieldType,
  Operation,
  Schema,
  Service,
} from './model';
import type {Effect, Behavior} from './openapi';
import {getOperationLink, getSchemaLink, getServiceLink} from './links';
import type {RichText} from './richText';

export interface PageLink {
  name: string;
  to: string;
}

export interface OperationLink {
  summary: string;
  rpc: string;
  effect?: Effect;
  to: string;
}

export interface PageProps {
  title: string;
  /** Meta description, if it is not in the front matter. */
  description?: string;
}

export const linkToOperation = (operation: Operation): OperationLink => ({
  summary: operation.summary.replace(/\s+/g, ' ').trim(),
  rpc: operation.rpc,
  effect: operation.effect,
  to: getOperationLink(operation),
});

export const linkToService = (service: Service): PageLink => ({
  name: service.displayName,
  to: getServiceLink(service),
});

export const linkToSchema = (schema: Schema): PageLink => ({
  name: schema.shortName,
  to: getSchemaLink(schema),
});

/** What pages show for the texts of the model and of guides, by key. */
export const shownAs = {
  description: 'blocks',
  expect: 'blocks',
  worked: 'blocks',
  destroys: 'blocks',
  text: 'line',
  longest: 'line',
  when: 'line',
  then: 'line',
  needs: 'line',
  leaves: 'line',
  undo: 'line',
  result: 'line',
  from: 'name',
  operation: 'name',
} as const;

type ShownAt<Key, T> = T extends string
  ? Key extends keyof typeof shownAs
    ? RichText[]
    : T
  : T extends readonly (infer One)[]
    ? ShownAt<Key, One>[]
    : T extends object
      ? {[Name in keyof T]: ShownAt<Name, T[Name]>}
      : T;

/** A part of the model with parsed Markdown and resolved links. */
export type Shown<T> = ShownAt<never, T>;

/** Highlighted code, as `src/components/code/Code.tsx` takes it. */
export interface CodeBlock {
  html?: string;
  language?: string;
  title?: string;
  /** Number of lines, if the code is folded. */
  lines?: number;
}

/** Badges. A version is `v1.1`, or `next` if unreleased. */
export interface Marks {
  /** Version that added it; absent for the first version. */
  since?: string;
  deprecated?: {since?: string};
  draft?: boolean;
}

export interface ValueData
  extends
    Marks,
    Pick<EnumValue, 'name'>,
    Partial<Pick<EnumValue, 'httpStatus'>> {
  text: RichText[];
}

/** The fields or values of a field's type, in a collapsible section. */
export interface NestedData {
  name: string;
  open?: boolean;
  /** Groups of fields: exactly one field of each is set. */
  oneOf?: string[][];
  fields?: FieldData[];
  values?: ValueData[];
}

/** When a field is present; `filled`: unless empty. */
export type Presence = 'always' | 'filled' | 'sometimes';

export interface FieldData
  extends
    Marks,
    Pick<Field, 'name'>,
    Partial<Pick<Field, 'required' | 'readOnly' | 'defaultValue' | 'limits'>>,
    Partial<Pick<FieldType, 'repeated' | 'map'>> {
  type: string;
  to?: string;
  presence?: Presence;
  text: RichText[];
  values?: ValueData[];
  nested?: NestedData;
}

export interface MessageData {
  text: RichText[];
  schema: PageLink;
  mediaType: string;
  oneOf?: string[][];
  fields: FieldData[];
}

export interface CauseData {
  anchor: string;
  text: RichText[];
  message?: string;
  /** How to find out whether this is the cause, and what to do about it. */
  remedy: RichText[];
}

export interface ErrorData {
  code: string;
  httpStatus?: number;
  causes: CauseData[];
}

export interface ExampleData {
  side: 'request' | 'response';
  summary: RichText[];
  code: CodeBlock;
}

export interface SamplesData {
  summary: RichText[];
  languages: {id: string; label: string; code: CodeBlock}[];
  examples: ExampleData[];
}

export interface HistoryData {
  /** `next` if unreleased. */
  version: string;
  to: string;
  text: RichText[];
}

/** What a call touches, and how: the layers and the schemas of objects. */
export interface TouchedData {
  layers: Partial<Record<Layer, Effect>>;
  creates: PageLink[];
  changes: PageLink[];
  /** The object that the call is about comes first. */
  deletes: PageLink[];
}

/** Keys of an operation that its page has as they are in the model. */
export const shownKeys = ['slug', 'path', 'effect'] as const;

export interface OperationPageData
  extends PageProps, Marks, Pick<Operation, (typeof shownKeys)[number]> {
  streaming?: boolean;
  simulated?: boolean;
  lead: RichText[];
  behavior: RichText[];
  facts?: Shown<Behavior>;
  touched?: TouchedData;
  request: MessageData;
  response: MessageData;
  headers: FieldData[];
  errors: ErrorData[];
  errorLink: string;
  commands?: {code?: CodeBlock; note: RichText[]; tools: PageLink[]};
  guides: PageLink[];
  history: HistoryData[];
  related: OperationLink[];
  service?: PageLink;
  samples: SamplesData;
}

export interface SchemaPageData extends PageProps, Marks {
  name: string;
  type: string;
  text: RichText[];
  values?: ValueData[];
  /** Absent if it is not an object, or any object. */
  fields?: FieldData[];
  oneOf?: string[][];
  free?: boolean;
  example?: CodeBlock;
  history: HistoryData[];
  /** Schemas and operations, in the order of the description. */
  usedBy: (PageLink | OperationLink)[];
  usedByEveryCall?: boolean;
}

/** A table of contents entry in Docusaurus's format. */
export interface TocItem {
  value: string;
  id: string;
  level: number;
}

/** What a list of a page leads to, with what it is. */
export type ListedPage = (
  (PageLink & Pick<OperationLink, 'effect'>) | OperationLink
) & {about?: string};

export interface ListData {
  items: ListedPage[];
  /** Text of the line that unfolds the list. */
  folded?: string;
}

/** A page of text and lists, which is no operation and no schema. */
export interface ContentPageData {
  /** Name in the protocol, such as `MachineService`. */
  name?: string;
  lead: RichText[];
  layer?: Layer;
  parts: (RichText[] | ListData)[];
  contents: TocItem[];
}

export interface ErrorIndexData {
  codes: {
    name: string;
    count: number;
    backends: {
      name: string;
      causes: {
        cause: RichText[];
        message?: string;
        operations: PageLink[];
      }[];
    }[];
  }[];
}
