import type {ReactNode} from 'react';
import {createStore, useStore} from '../store';

/** A call in one language, as a tab has it: its name, and what `Code` takes. */
export interface ShownSample {
  /** Value under which the reader's choice is remembered, such as `curl`. */
  id: string;
  label: string;
  language?: string;
  lines?: number;
  html?: string;
  children?: ReactNode;
}

/** Samples of the call in the panel; none while it is the page's own. */
export const samples = createStore<readonly ShownSample[] | undefined>(
  undefined,
);

/** The samples that stand in place of the page's own. */
export const useSamples = () => useStore(samples);
