import {useSyncExternalStore} from 'react';
import {samples, type ShownCall} from '../tryIt/sampleStore';

/** The call that the samples make; none while it is the page's own. */
export const useSamples = (): ShownCall | undefined =>
  useSyncExternalStore(samples.watch, samples.read, () => undefined);
