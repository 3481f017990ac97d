import type {JsonObject} from '../calls/json';

/** Where it stands how errors come about, and which do not. */
export const errorsFile = 'openapi/sandbox-errors.yaml';

/** The change of a request; `null` takes a field away. */
export type Change = JsonObject;

/**
 * What happens before a call: calls by the name of their operation, each with
 * the change of its first example, or seconds that pass.
 */
export type Before = Record<string, Change | number>;

/** How an error comes about; see `openapi/README.md`. */
export interface Provocation {
  /** The name of the example that is sent; the first one if left out. */
  example?: string;
  send?: Change;
  before?: Before[];
  /** A call before may fail. */
  despite?: boolean;
  /** The message, where it is not that of the page with other names. */
  message?: string;
  /** How many times the call is made: the last one ends with the error. */
  times?: number;
  headers?: Record<string, string>;
  /** What is sent instead of a message. */
  body?: string;
}

/** Causes that no call can bring about, and why. */
export interface Reason {
  because: string;
  /** First words of the causes. */
  causes: string[];
  /** The operations that have them so; all if left out. */
  operations?: string[];
}

/** `openapi/sandbox-errors.yaml`. */
export interface WrittenErrors {
  notSimulated: Reason[];
  /** By operation and the first words of the cause. */
  requests: Record<string, Record<string, Provocation>>;
}

/** One cause of an error on a page. */
export interface Cause {
  /** The name of the operation, as `sandbox.yaml` has it. */
  rpc: string;
  /** Its place among the errors of the page, from 0. */
  at: number;
  code: string;
  message: string;
  words: string;
}

/** A cause with what is known of it; none of the two: nothing. */
export interface Known extends Cause {
  provocation?: Provocation;
  because?: string;
}
