import type {ReactNode} from 'react';
import {createStore, useStore} from '../store';

/** Code of each sample of a page by its id, as `Code` takes it. */
export type ShownSamples = Record<
  string,
  {children: ReactNode; lines?: number}
>;

/** Samples of the call in the panel; none while it is the page's own. */
export const samples = createStore<ShownSamples | undefined>(undefined);

/** The samples that stand in place of the page's own. */
export const useSamples = (): ShownSamples | undefined => useStore(samples);
