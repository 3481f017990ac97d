import type {Effect} from '../api/openapi';
import type {RichText} from '../api/richText';
import {getWords} from './plainText';

/** What a record is. */
export const searchKinds = [
  'operation',
  'service',
  'schema',
  'field',
  'value',
  'symptom',
  'error',
  'header',
  'guide',
  'document',
  'post',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What to do about an error, or about a row of a table of symptoms. */
export interface Remedy {
  /** The cause, or what the symptom is. */
  cause: RichText[];
  check?: RichText[] | undefined;
  fix?: RichText[] | undefined;
  /** Of an error: its Connect code, and the operation that returns it. */
  code?: string;
  rpc?: string;
}

/** A response that is a symptom without any words. */
export interface SilentResponse {
  statuses: number[];
  body?: 'empty' | 'html';
}

/** One thing that can be found, with everything that it is found by. */
export interface SearchRecord {
  kind: SearchKind;
  title: string;
  /** Second line of a hit, such as `POST /holt.storage.v1.StorageService/CreatePool`. */
  context: string;
  /** Key of the service that it belongs to. */
  service?: string | undefined;
  /** Address of the page, without the base address of the locale. */
  page: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
  effect?: Effect | undefined;
  /** Text in one line. */
  text: string;
  remedy?: Remedy | undefined;
  /** What programs write; `{name}` stands for what varies. */
  messages?: string[] | undefined;
  /** What people say of it, in any language. */
  reports?: string[] | undefined;
  responses?: SilentResponse[];
  /** Of an operation that a check calls: an example of its request. */
  request?: unknown;
}

/** Address of a record with its anchor. */
export const getPath = ({
  page,
  anchor,
}: Pick<SearchRecord, 'page' | 'anchor'>): string =>
  anchor === '' ? page : `${page}#${anchor}`;

/** Anchor of a row of the table of a section of symptoms, counted from 0. */
export const getRowAnchor = (section: string, row: number): string =>
  `${section}.${row + 1}`;

/** Path of the call of an operation. */
export const getCallPath = ({context}: SearchRecord): string =>
  context.slice('POST '.length);

/** What a record is called: an error by its cause, because its code says little. */
export const getTitle = ({
  title,
  remedy,
}: Pick<SearchRecord, 'title' | 'remedy'>): string =>
  remedy?.code ? getWords(remedy.cause) : title;

/** The words of the cause, the check and the fix of a record. */
export const getRemedyWords = ({
  remedy,
}: Pick<SearchRecord, 'remedy'>): string[] =>
  [remedy?.cause, remedy?.check, remedy?.fix].map((part) =>
    getWords(part ?? []),
  );
