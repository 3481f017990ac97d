import type {PageLink} from '../api/pageData';
import type {RichText} from '../api/richText';
import type {Direction} from './reach';
import type {Rating} from './rules';

/** An operation that a change affects. */
export interface AffectedData {
  name: RichText[];
  /** The messages that carry the change. */
  sides: readonly Direction[];
  /** Path of a field within them. */
  at?: string;
}

/** A change in a list. */
export interface ChangeData {
  /** Key of the service. */
  service: string;
  rating: Rating;
  /** What it is and, on the page of its version, why it matters. */
  text: RichText[];
  /** What to do about it. */
  todo: RichText[];
  /** On the page of its version. */
  id?: string;
  affected?: AffectedData[];
}

/** A version in the list of all. */
export interface VersionData {
  /** Absent of what is not released yet. */
  version?: string;
  date?: string;
  changes: ChangeData[];
  /** Says of a released version why it has no changes. */
  none: string;
}

/** The changes of all versions. */
export interface ChangesPageData {
  first: {version: string; date: string};
  /** The last version that is released. */
  last: string;
  versions: VersionData[];
  /** Keys and names of the services that have changes. */
  services: [key: string, name: string][];
  /** Ratings that changes can have here, and their marks. */
  ratings: [rating: Rating, mark: string][];
  deprecated: (PageLink & {since?: string})[];
  removed: {name: string; version?: string}[];
  /** Keys and names of all services. */
  feeds: [key: string, name: string][];
}

/** Changes of a version that have the same rating. */
export interface VersionSection {
  rating: Rating;
  changes: ChangeData[];
  /** Schemas that came with what else is new. */
  schemas: PageLink[];
  /** What is described differently, each thing once. */
  described: {name: string; to?: string}[];
}

/** The changes of one version. */
export interface VersionPageData {
  date?: string;
  sections: VersionSection[];
  /** Says why there is no section. */
  none: string;
}

/** What a kind of change means in a message. */
interface VerdictData {
  /** Mark of the rating. */
  rating: string;
  why: RichText[];
}

/** The rules of what breaks callers. */
export interface RuleTableData {
  rules: {
    what: string;
    /** Of an operation as a whole. */
    call?: VerdictData;
    request?: VerdictData;
    response?: VerdictData;
  }[];
}
