import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Failure from './Failure';
import Spinner from './Spinner';

interface Props extends Pick<LoadingComponentProps, 'pastDelay' | 'retry'> {
  error: unknown;
}

/**
 * What stands for a part of a page while its chunks load, and when they cannot.
 *
 * A chunk may have failed earlier, when a link to the page was hovered. That
 * is out of date, so it is tried again before the reader hears of it: a page
 * has several parts, and one click on Retry has to be enough for all of them.
 */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const [outdated, setOutdated] = useState(error);
  if (outdated && !error) setOutdated(null);

  useEffect(() => {
    if (outdated) retry();
    // Only what had failed before this was shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (error && !outdated) {
    return <Failure error={error} onRetry={retry} takesFocus />;
  }
  return <div role="status">{pastDelay && <Spinner />}</div>;
}
