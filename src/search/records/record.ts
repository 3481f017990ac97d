import type {Effect, SearchKind} from '../types';

/** One thing that can be found, with everything that it is found by. */
export interface SearchRecord {
  kind: SearchKind;
  title: string;
  /** Second line of a hit. */
  context: string;
  /** Key of the service that it belongs to. */
  service?: string;
  /** Address of the page, without the base address of the locale. */
  page: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
  /** Text in one line. */
  text: string;
  /** What an operation does. */
  effect?: Effect;
}
