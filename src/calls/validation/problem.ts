/** A problem with a body. `reasonText.ts` formats it. */
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
  // The server accepts these.
  | {kind: 'unknownField'}
  | {kind: 'null'}
  | {kind: 'number64'}
  | {kind: 'enumNumber'};

/** A problem and its position; lines count from 1. */
export interface Problem {
  isError: boolean;
  reason: Reason;
  /** Path of the field, as `spec.disks[0].name`; empty for the whole body. */
  field: string;
  offset: number;
  length: number;
  line: number;
}
