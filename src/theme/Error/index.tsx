import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** Does not use the layout, which has crashed. */
export default function PageError(props: Props): ReactNode {
  useEffect(() => {
    // The page cannot set this itself after a crash, and clicks must no longer
    // be queued (`src/theme/head`).
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <ErrorPageContent {...props} />;
}
