import type {ReactNode} from 'react';
import {createStore} from '../store';

/** A call that the samples of a page make in place of the first example. */
export interface ShownCall {
  /** Code of each sample of the page by its id, as `Code` takes it. */
  code: Record<string, {children: ReactNode; lines?: number}>;
  /** Summary of the example that it sends, where the panel has not set it up. */
  title?: string;
}

/** The call that the samples make; none while it is the page's own. */
export const samples = createStore<ShownCall | undefined>(undefined);
