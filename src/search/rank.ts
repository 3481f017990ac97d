import type {SearchKind} from './types';
import {weights} from './weights';

/** What speaks for a record. */
export interface Evidence {
  kind: SearchKind;
  /** The query is the address of the record. */
  isAddress: boolean;
  /** The query is a name of the record, or another word for it. */
  exact: 'name' | 'synonym' | undefined;
  /** Share of a name that begins with the query, 0 to 1. */
  start: number;
  /** The query stands in its text as it is. */
  isPhrase: boolean;
  /** Share of the query that is found at all, 0 to 1. */
  coverage: number;
  /** How well the query is found, 0 to 1. */
  fit: number;
  /** Share of the record's name that the query has, 0 to 1. */
  tightness: number;
  isCurrentService: boolean;
}

const exactBonus = ({exact}: Evidence): number =>
  exact === 'name'
    ? weights.exact
    : exact === 'synonym'
      ? weights.exactSynonym
      : 0;

/** A number for a record: the higher, the earlier it comes. */
export function scoreOf(evidence: Evidence): number {
  const {kind, coverage, fit, tightness} = evidence;
  const found =
    coverage * fit * (1 + tightness * weights.tight) +
    evidence.start * weights.start +
    (evidence.isPhrase ? weights.phrase : 0);
  return (
    (evidence.isAddress ? weights.address : 0) +
    exactBonus(evidence) +
    found * weights.kind[kind] +
    (evidence.isCurrentService ? weights.currentService : 0)
  );
}
