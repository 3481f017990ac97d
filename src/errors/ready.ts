import type {Matcher} from './match';
import type {ErrorBook} from './model';
import type {Told} from './told';
import type {WordIndex} from './words';

/** A book whose patterns and words are prepared. */
export interface Ready {
  book: ErrorBook;
  patterns: {matcher: Matcher; causes: number[]}[];
  signs: {matcher: Matcher; symptom: number}[];
  /** Causes that have a pattern, as places in the book. */
  withMessage: ReadonlySet<number>;
  /** What the words are of: a text of causes, or a symptom, by its place. */
  documents: {text?: number; symptom?: number}[];
  words: WordIndex;
  /** Reads the terms by which symptoms are told, when they are first asked. */
  getTold: () => Told;
}
