import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Failure from './Failure';
import Spinner from './Spinner';

interface Props extends Pick<LoadingComponentProps, 'pastDelay' | 'retry'> {
  error: unknown;
}

/**
 * Placeholder of a page part while its chunks load, or after they have failed.
 *
 * A chunk may have failed earlier, when a link was hovered, so it is loaded
 * again before an error is shown. A page has several parts, so Retry reloads
 * all of them.
 */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const [outdated, setOutdated] = useState(error);
  if (outdated && !error) setOutdated(null);

  useEffect(() => {
    if (outdated) retry();
    // Only errors from before this was rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (error && !outdated) {
    return <Failure error={error} onRetry={retry} takesFocus />;
  }
  return <div role="status">{pastDelay && <Spinner />}</div>;
}
