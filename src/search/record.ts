import type {Effect} from '../api/openapi';
import type {RichText} from '../api/richText';
import {getWords} from './plainText';

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

/** How to handle an error or a row of a troubleshooting table. */
export interface Remedy {
  cause: RichText[];
  check?: RichText[] | undefined;
  fix?: RichText[] | undefined;
  /** For errors: the Connect code, and the operation that returns it. */
  code?: string;
  rpc?: string;
}

/** A search result with all texts by which it is found. */
export interface SearchRecord {
  kind: SearchKind;
  title: string;
  /** Such as `POST /holt.storage.v1.StorageService/CreatePool`. */
  context: string;
  service?: string | undefined;
  /** Path of the page, relative to the locale's base URL. */
  page: string;
  anchor: string;
  effect?: Effect | undefined;
  text: string;
  remedy?: Remedy | undefined;
  /** Messages of programs; `{name}` matches any text. */
  messages?: string[] | undefined;
  /** Descriptions by readers, in any language. */
  reports?: string[] | undefined;
  /** HTTP statuses of responses without a message. */
  statuses?: number[];
  /** For operations that a check calls: an example request. */
  request?: unknown;
}

export const getPath = ({
  page,
  anchor,
}: Pick<SearchRecord, 'page' | 'anchor'>): string =>
  anchor === '' ? page : `${page}#${anchor}`;

/** Anchor of a row in a troubleshooting table, counted from 0. */
export const getRowAnchor = (section: string, row: number): string =>
  `${section}.${row + 1}`;

export const getCallPath = ({context}: SearchRecord): string =>
  context.slice('POST '.length);

/** For errors, the cause, because the code is too general. */
export const getTitle = ({
  title,
  remedy,
}: Pick<SearchRecord, 'title' | 'remedy'>): string =>
  remedy?.code ? getWords(remedy.cause) : title;

export const getRemedyWords = ({
  remedy,
}: Pick<SearchRecord, 'remedy'>): string[] =>
  [remedy?.cause, remedy?.check, remedy?.fix].map((part) =>
    getWords(part ?? []),
  );
