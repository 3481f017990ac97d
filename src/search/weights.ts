import type {SearchKind} from './types';

/** Everything that ranking is tuned with. */
export const weights = {
  /** How well a word of the query fits a word of a record. */
  match: {
    /** In its own names, in those around it, in its text. */
    own: 1,
    around: 0.5,
    text: 0.35,
    same: 1,
    stem: 0.95,
    /** A word that goes on: this, and more the less is left. */
    prefix: 0.6,
    prefixShare: 0.35,
    /** For each typo; words shorter than `fuzzyFrom` have none. */
    fuzzy: 0.7,
    fuzzyFrom: 5,
    fuzzyShare: 0.2,
    /** Inside a joined name. */
    inside: 0.5,
    /** Another word of the same meaning. */
    synonym: 0.95,
    /** Share of the records that a word counts by which none has. */
    strangeShare: 0.02,
  },
  /** The whole query is an address, a name, or a name by another word. */
  address: 10,
  exact: 3,
  exactSynonym: 0.8,
  /** A name begins with the whole query, of several words: its share of this. */
  start: 0.6,
  /** The whole query stands in the text. */
  phrase: 0.5,
  /** The query has all words of a name. */
  tight: 0.2,
  currentService: 0.01,
  /** Hits that have less than this share of the query are none. */
  leastCoverage: 0.3,
  perPage: 2,
  kind: {
    operation: 1,
    service: 0.98,
    schema: 0.95,
    header: 0.93,
    field: 0.9,
    value: 0.9,
    error: 0.9,
    guide: 0.85,
    document: 0.85,
    post: 0.8,
  } satisfies Record<SearchKind, number>,
} as const;
