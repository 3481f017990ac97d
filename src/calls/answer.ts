import type {ConnectCode} from './codes';

/** Why there is no proper answer. The panel says it in words. */
export type Failure =
  | {kind: 'sandbox'; detail: string}
  | {kind: 'offline'}
  | {kind: 'mixedContent'}
  | {kind: 'noContact'; certain: boolean}
  | {kind: 'cors'}
  | {kind: 'timeout'; milliseconds: number}
  | {kind: 'stopped'}
  | {kind: 'cut'}
  | {kind: 'tooLarge'}
  | {kind: 'notConnect'; mediaType: string}
  | {kind: 'notJson'}
  | {kind: 'badEnvelope'}
  | {kind: 'noEnd'};

/** Status line and headers of an answer. */
export interface Head {
  status: number;
  headers: [name: string, value: string][];
}

/** What is known of the answer to a call, at its end or so far. */
export interface Answer {
  running: boolean;
  /** Absent while, or because, nothing came. */
  head?: Head;
  code?: ConnectCode | 'ok';
  /** Set where the server gave no code: clients take it from the status. */
  codeFromStatus?: boolean;
  /** What the server says about its error. */
  message?: string;
  failure?: Failure;
  /** Milliseconds since the call was sent. */
  time: number;
  /** Bytes of the body that were read. */
  size: number;
  /** The body, unless it is a stream of messages. */
  text?: string;
  /** Messages of a stream, as JSON. */
  messages?: string[];
}
