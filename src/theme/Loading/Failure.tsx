import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  error?: unknown;
  onRetry?: () => void;
  /** Whether to focus the button because the focused element was removed. */
  takesFocus?: boolean;
}

export default function Failure({
  error = '',
  onRetry,
  takesFocus = false,
}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [takesFocus]);

  return (
    <div className={styles.state}>
      <div className={clsx('alert alert--danger', styles.failure)} role="alert">
        <p className={styles.text}>
          <strong>
            <Translate>The page could not be loaded.</Translate>
          </strong>{' '}
          <Translate>Check your connection, then retry.</Translate>
        </p>
        <p className={clsx(styles.text, styles.detail)}>
          {error instanceof Error ? error.message : String(error)}
        </p>
        <button
          ref={button}
          className="button button--secondary"
          type="button"
          onClick={onRetry}
        >
          <Translate
            id="Retry (button)"
            description="Button that loads again what failed"
          >
            Retry
          </Translate>
        </button>
      </div>
    </div>
  );
}
