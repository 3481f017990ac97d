import {useSyncExternalStore} from 'react';
import {readSamples, watchSamples, type Samples} from '../tryIt/sampleStore';

/** The samples of the call in the panel; none while it is the page's own. */
export const useSamples = (): Samples | undefined =>
  useSyncExternalStore(watchSamples, readSamples, () => undefined);
