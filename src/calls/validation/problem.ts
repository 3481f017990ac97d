/** What is wrong with a body. `reasonText.ts` says it in words. */
export type Reason =
  | {kind: 'syntax'; code: string}
  | {kind: 'notObject'}
  | {kind: 'required'; field: string}
  | {kind: 'type'; expected: string}
  | {kind: 'enum'; values: string[]}
  | {kind: 'integerText'}
  | {kind: 'range'; minimum?: number | bigint; maximum?: number | bigint}
  | {kind: 'format'; format: string}
  | {kind: 'oneOf'; fields: string[]}
  | {kind: 'other'; text: string}
  // The server takes these.
  | {kind: 'unknownField'}
  | {kind: 'null'}
  | {kind: 'number64'}
  | {kind: 'enumNumber'};

/** A problem and where it is; lines and columns count from 1. */
export interface Problem {
  isError: boolean;
  reason: Reason;
  /** The field, as `spec.disks[0].name`; empty for the body as a whole. */
  field: string;
  offset: number;
  length: number;
  line: number;
  column: number;
}
