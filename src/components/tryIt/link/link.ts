import {createStore} from '../../store';
import type {ServerKind} from '../../../calls/request';

/** What a link says of the call of a page. Nothing in it is a secret. */
export interface LinkedCall {
  /** Id of the language of the samples. */
  language?: string;
  /** Name of the example that the body is; without it, the first. */
  example?: string;
  server?: ServerKind;
  /** Of the reader's platform: where it is. */
  address?: string;
  /** Anchor of the error that the sandbox is to answer with. */
  error?: string;
}

/**
 * With what the hash of a link to a call begins: the anchor of the samples, to
 * which the page scrolls, since the browser finds no anchor of the whole name.
 */
export const linkStart = '#samples&';

/** The call that the address of the page carries, once it is applied. */
export const linked = createStore<LinkedCall | undefined>(undefined);
