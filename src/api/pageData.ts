import type {Layer} from './layers';
import {getOperationLink, getSchemaLink} from './links';
import type {Operation, Schema} from './model';
import type {Glance, GuideSection} from './openapi';
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
  effect?: Glance['effect'];
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
  ...(operation.glance && {effect: operation.glance.effect}),
  to: getOperationLink(operation),
});

export const linkToSchema = (schema: Schema): PageLink => ({
  name: schema.shortName,
  to: getSchemaLink(schema),
});

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
