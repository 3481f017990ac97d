import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/**
 * What stands where even the layout has crashed, so it uses nothing of it. The
 * fallback of Docusaurus is in English alone.
 */
export default function PageError(props: Props): ReactNode {
  useEffect(() => {
    // React runs what is there, though the page cannot say so itself: clicks
    // need not be kept for later any more (`src/theme/head`).
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <ErrorPageContent {...props} />;
}
