import type {LookUpText} from './lookUpTexts';
import type {RichText} from '../api/richText';

/** A text with variable parts: what stands still around them, and their names. */
export interface Pattern {
  /** One more than there are names; the first and the last may be empty. */
  pieces: string[];
  /** A field of the request, or what the part is: `value`, `address`. */
  names: string[];
}

/** An operation as the error book knows it. */
export interface BookOperation {
  rpc: string;
  /** Path of the call. */
  path: string;
  /** Address of its page. */
  page: string;
  /** First example of its request, where a check names the operation. */
  request?: unknown;
  /** Steps of guides that call it: title and address. */
  steps?: [title: string, address: string][];
}

/** A cause of an error of one operation; numbers are places in the lists. */
export interface BookCause {
  operation: number;
  code: string;
  /** The system that the error comes from: a backend, or the server itself. */
  backend: string;
  /** Anchor on the page of the operation. */
  anchor: string;
  /** In `texts`. */
  text: number;
  check?: number;
  fix?: number;
}

/** What the message of some causes looks like. */
export interface BookPattern extends Pattern {
  causes: number[];
}

/** A section of the page of symptoms. */
export interface BookSymptom {
  title: string;
  /** Address of the section. */
  address: string;
  /** First words of the section. */
  text: string;
  signs: Pattern[];
  /** Values of a state that lead here, as the API spells them. */
  states?: string[];
  /** Words around such a value, such as the heads of a table. */
  around?: string[];
  /** Operations that show it, by their names. */
  operations?: string[];
  /** Terms that tell it, with spaces between them: those that weigh one step of
   * `told.ts`, two, and so on. */
  words: string[];
  /** HTTP responses that say it without words. */
  http?: {statuses: number[]; body?: 'empty' | 'html'}[];
}

/** Everything that a look-up knows, in one language. */
export interface ErrorBook {
  /** The texts around the findings. */
  labels: Record<LookUpText | 'Check' | 'Fix' | ': ' | ', ', string>;
  /** Descriptions, checks and fixes, each once. */
  texts: RichText[][];
  operations: BookOperation[];
  causes: BookCause[];
  patterns: BookPattern[];
  symptoms: BookSymptom[];
  /** Terms that tell no symptom from the others, with spaces between them. */
  common: string;
}

/** How well a pasted text fits: `certain` has all of a message. */
export type Sureness = 'certain' | 'likely' | 'possible';

/** A part of the pasted text, from its first character to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A variable part of a message, as the pasted text has it. */
export interface Variable {
  name: string;
  value: string;
}

/** Why something was found. */
export type Reason =
  | {kind: 'message'; spans: Span[]; isWhole: boolean}
  | {kind: 'words'; words: string[]}
  | {kind: 'operation'; rpc: string}
  | {kind: 'code'; code: string}
  | {kind: 'status'; status: number; body?: 'empty' | 'html'};

interface Found {
  sureness: Sureness;
  reasons: Reason[];
  variables: Variable[];
  /** The higher, the better it fits. */
  score: number;
}

/** Causes that the text fits equally well, those with most evidence first. */
export interface FoundCauses extends Found {
  kind: 'causes';
  causes: BookCause[];
  /** Causes of the same operation and code whose messages the text has not. */
  others: BookCause[];
  /** Characters of the message that the text has. */
  extent?: number;
  /** The message says no more than that another one follows. */
  isOpen?: boolean;
}

export interface FoundSymptom extends Found {
  kind: 'symptom';
  symptom: BookSymptom;
}

export type Finding = FoundCauses | FoundSymptom;

/** What a pasted text says besides its message. */
export interface Facts {
  /** Connect codes that it names. */
  codes: string[];
  /** HTTP status, and what its body is, where the text shows a whole response. */
  status?: number;
  body?: 'empty' | 'html';
  /** Operations that it names, as places in the book. */
  operations: number[];
}

/** The answer to a pasted text. */
export interface Explanation {
  facts: Facts;
  /** Best first, at most five; empty when it is no error of this API. */
  findings: Finding[];
  /** Whether only the beginning and the end of the text were read. */
  isCut: boolean;
}
