import type {PageLink} from '../api/pageData';
import type {RichText} from '../api/richText';
import type {Direction} from './reach';
import type {Rating} from './rules';

export interface AffectedData {
  name: RichText[];
  /** Messages that contain the change. */
  sides: readonly Direction[];
}

export interface ChangeData {
  service: string;
  rating: Rating;
  /** Description and, on the version's page, the reason for its rating. */
  text: RichText[];
  todo: RichText[];
  id?: string;
  affected?: AffectedData[];
}

export interface VersionData {
  /** Absent if unreleased. */
  version?: string;
  date?: string;
  changes: ChangeData[];
  /** For a released version: why it has no changes. */
  none: string;
}

export interface ChangesPageData {
  first: {version: string; date: string};
  /** Newest first, without those that have nothing to list. */
  versions: VersionData[];
  services: [key: string, name: string][];
  /** Ratings that occur on the page, with their badges. */
  ratings: [rating: Rating, mark: string][];
  deprecated: (PageLink & {since?: string})[];
  removed: {name: string; version?: string}[];
  feeds: [key: string, name: string][];
}

/** Changes of a version with the same rating. */
export interface VersionSection {
  rating: Rating;
  changes: ChangeData[];
  schemas: PageLink[];
  /** Items with a changed description. */
  described: {name: string; to?: string}[];
}

export interface VersionPageData {
  date?: string;
  sections: VersionSection[];
  none: string;
}

interface VerdictData {
  rating: string;
  why: RichText[];
}

export interface RuleTableData {
  rules: {
    what: string;
    call?: VerdictData;
    request?: VerdictData;
    response?: VerdictData;
  }[];
}
