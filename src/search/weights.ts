import type {SearchKind} from './types';

/** Everything that ranking is tuned with. */
export const weights = {
  /** A term of what the record belongs to, and of its text; of its name 1. */
  around: 0.45,
  text: 0.35,
  /** A name that is one word: whole, or from one of its parts on. */
  whole: 1.2,
  end: 0.8,
  /** What belongs to an operation or schema that a query names. */
  ofOwner: 0.9,
  /** What MiniSearch makes of a term that goes on, and of one with a typo. */
  prefix: 0.6,
  fuzzy: 0.5,
  /** Without the ending of a verb: `restarting` as `restart`. */
  stem: 0.75,
  /** The same, where the word has a meaning of its own. */
  knownStem: 0.25,
  /** How much less a term counts in a longer name, and in a longer text. */
  lengthOfName: 0.15,
  lengthOfText: 0.5,
  synonym: 0.9,
  /** How much more a record has that has all of the query. */
  coverage: 2,
  /** Hits that have less than this share of the query are none. */
  leastCoverage: 0.3,
  /** Share of the query in the name: `pool` in `Pool` and in `Create a pool`. */
  tight: 0.25,
  /** The whole query stands in the text: of an error, most likely its message. */
  phrase: 0.3,
  message: 2,
  exact: 3,
  address: 1000,
  currentService: 0.01,
  /** Messages of one operation come last. */
  requestOrResponse: 0.55,
  perPage: 2,
  kind: {
    operation: 1.3,
    service: 1,
    schema: 0.85,
    header: 1,
    field: 0.8,
    value: 0.8,
    error: 0.85,
    guide: 0.85,
    document: 0.8,
    post: 0.7,
  } satisfies Record<SearchKind, number>,
} as const;
