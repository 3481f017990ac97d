import type {Said} from './findSaid';
import type {Matcher} from './match';
import type {ErrorBook} from './model';
import type {WordIndex} from './words';

/** The terms of a sign, by which a sentence says it in another order. */
export interface SignTerms {
  all: readonly string[];
  /** Without those that say that something lasts, which a text says otherwise. */
  wanted: readonly string[];
  /** What the wanted ones tell. */
  weight: number;
}

/** A book whose patterns and words are prepared. */
export interface Ready {
  book: ErrorBook;
  patterns: {matcher: Matcher; causes: number[]}[];
  /** Signs, with the words by which a sentence says the same in another order. */
  signs: {matcher: Matcher; order: SignTerms | undefined; symptom: number}[];
  /** Causes that have a pattern, as places in the book. */
  withMessage: ReadonlySet<number>;
  /** What the words are of: a text of causes, or a symptom, by its place. */
  documents: {text?: number; symptom?: number}[];
  words: WordIndex;
  /** Indexes the words of the signs, in their order, when they are first asked. */
  getSignWords: () => WordIndex;
  /** Prepares what is said of symptoms, when it is first asked. */
  getSaid: () => Said[];
}
