import {useEffect, useState, type ReactNode} from 'react';
import Failure from '@site/src/theme/Loading/Failure';
import Spinner from '@site/src/theme/Loading/Spinner';
import styles from './styles.module.css';

/** Milliseconds before the spinner shows, as for every other page that loads. */
const delay = 200;

/** The address that could not be fetched; failing that, the page's own. */
function failedAddress(error: unknown): string {
  return error instanceof Error &&
    'request' in error &&
    typeof error.request === 'string'
    ? error.request
    : window.location.href;
}

function DelayedSpinner(): ReactNode {
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setPastDelay(true), delay);
    return () => clearTimeout(timeout);
  }, []);
  return <div role="status">{pastDelay && <Spinner />}</div>;
}

interface Props {
  error: unknown;
}

/**
 * The notice above a page that did not start. Retry reloads the page as soon as
 * the server answers; until then the reader keeps the page as it is.
 */
export default function FailedStart({error}: Props): ReactNode {
  const [failure, setFailure] = useState<{error: unknown} | null>({error});
  const [retried, setRetried] = useState(false);

  async function retry(): Promise<void> {
    setRetried(true);
    setFailure(null);
    try {
      await fetch(failedAddress(error), {cache: 'reload'});
      window.location.reload();
    } catch (cause) {
      setFailure({error: cause});
    }
  }

  return (
    <div className={styles.notice}>
      {failure ? (
        <Failure
          error={failure.error}
          onRetry={() => void retry()}
          takesFocus={retried}
        />
      ) : (
        <DelayedSpinner />
      )}
    </div>
  );
}
