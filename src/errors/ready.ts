import type {Matcher} from './match';
import type {ErrorBook} from './model';
import type {WordIndex} from './words';

/** A book whose patterns and words are prepared. */
export interface Ready {
  book: ErrorBook;
  patterns: {matcher: Matcher; causes: number[]}[];
  signs: {matcher: Matcher; symptom: number}[];
  /** Causes that have a pattern, as places in the book. */
  withMessage: ReadonlySet<number>;
  /** Descriptions of causes, as places in the texts of the book. */
  described: number[];
  /** The descriptions, then the symptoms. */
  words: WordIndex;
}
