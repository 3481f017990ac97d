import type {ConnectCode} from './codes';

/** Reason for the lack of a valid response. The panel shows an explanation. */
export type Failure =
  | {kind: 'sandbox'}
  | {kind: 'mixedContent'}
  | {kind: 'noContact'; certain: boolean}
  | {kind: 'cors'}
  | {kind: 'timeout'; milliseconds: number}
  | {kind: 'stopped'}
  | {kind: 'cut'}
  | {kind: 'tooLarge'}
  | {kind: 'notConnect'; mediaType: string};

export interface Head {
  status: number;
  headers: [name: string, value: string][];
}

/** Value of a response header, by its name in any case. */
export const getHeader = (
  head: Pick<Head, 'headers'> | undefined,
  header: string,
): string | undefined =>
  head?.headers.find(
    ([name]) => name.toLowerCase() === header.toLowerCase(),
  )?.[1];

/** A response, complete or in progress. */
export interface Answer {
  running: boolean;
  /** Absent if no response has arrived. */
  head?: Head;
  code?: ConnectCode | 'ok';
  /** Whether the code was derived from the HTTP status. */
  codeFromStatus?: boolean;
  message?: string;
  failure?: Failure;
  /** Milliseconds since the call was sent. */
  time: number;
  /** Number of body bytes read. */
  size: number;
  /** The body, unless it is a stream. */
  text?: string;
  messages?: string[];
}

/** HTTP status, if known, and duration. */
export function getMeasures({head, time}: Answer): string {
  const duration = `${Math.max(1, Math.round(time))} ms`;
  return head ? `HTTP ${head.status} · ${duration}` : duration;
}
