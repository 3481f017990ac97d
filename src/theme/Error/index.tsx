import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/**
 * Fallback when the layout has crashed, so it does not use the layout.
 * Docusaurus's fallback is in English only.
 */
export default function PageError(props: Props): ReactNode {
  useEffect(() => {
    // The page cannot set this itself after a crash, and clicks must no longer
    // be queued (`src/theme/head`).
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <ErrorPageContent {...props} />;
}
