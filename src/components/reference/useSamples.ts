import {samples, type ShownCall} from '../tryIt/sampleStore';
import {useStore} from '../store';

/** The call that the samples make; none while it is the page's own. */
export const useSamples = (): ShownCall | undefined => useStore(samples);
