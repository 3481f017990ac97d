import type {ReactNode} from 'react';
import {createStore, useStore} from '../store';

/** A code sample as shown in a tab. */
export interface ShownSample {
  /** ID under which the reader's choice is stored, such as `curl`. */
  id: string;
  label: string;
  language?: string;
  lines?: number;
  html?: string;
  children?: ReactNode;
}

/** Samples of the panel's call; `undefined` for the page's own. */
export const samples = createStore<readonly ShownSample[] | undefined>(
  undefined,
);

export const useSamples = () => useStore(samples);
