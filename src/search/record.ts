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
}

/** A search result with all texts by which it is found. */
export interface SearchRecord extends Partial<Remedy> {
  kind: SearchKind;
  /** For errors of operations: `CreatePool: unknown`. */
  title: string;
  /** Such as `POST /holt.storage.v1.StorageService/CreatePool`. */
  context: string;
  service?: string | undefined;
  /** Path of the page, relative to the locale's base URL. */
  page: string;
  anchor: string;
  effect?: Effect | undefined;
  /** See `getShownText`. */
  text: string;
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

/** The part of a record's text that is shown; the rest is there to be found. */
export const getShownText = ({text}: Pick<SearchRecord, 'text'>): string =>
  text.split(' · ')[0] ?? '';

/** Anchor of a row in a troubleshooting table, counted from 0. */
export const getRowAnchor = (section: string, row: number): string =>
  `${section}.${row + 1}`;

export const getCallPath = ({context}: SearchRecord): string =>
  context.slice('POST '.length);

/** For errors of operations, the operation's name and the Connect code. */
export function getCall({kind, title}: Pick<SearchRecord, 'kind' | 'title'>): {
  rpc?: string;
  code?: string;
} {
  if (kind !== 'error') return {};
  const [rpc, code] = title.split(': ');
  return rpc && code ? {rpc, code} : {};
}

/** For errors, the cause, because the code is too general. */
export const getTitle = ({
  kind,
  title,
  cause,
}: Pick<SearchRecord, 'kind' | 'title' | 'cause'>): string =>
  kind === 'error' && cause ? getWords(cause) : title;

export const getRemedyWords = ({
  cause,
  check,
  fix,
}: Partial<Remedy>): string[] =>
  [cause, check, fix].map((part) => getWords(part ?? []));
